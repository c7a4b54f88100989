/** How people begin a question to be answered by yes or no, folded: en, de, fr, es, it, pt, nl, pl, sv, tr. */
export const yesNoOpenings: readonly RegExp[] = [
  /^(?:is|are|was|were|does|do|did|has|have|had|can|may|must|should|will)\s/,
  /^(?:whether|if)\s/,
  /^(?:ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|gibt es|darf|kann|muss|enthalt|liegt|besteht|ob)\s/,
  /^(?:est-(?:ce|il|elle)|y a-t-il|a-t-(?:il|elle|on)|sont-(?:ils|elles)|(?:le|la|les|l'|ce)\s?\S+(?: \S+){0,3} (?:est|a|sont|ont)-(?:t-)?(?:il|elle|ils|elles)\b|si (?:le|la|les|l')\b)/,
  /^(?:¿ ?)?(?:es|esta|estan|hay|ha|han|tiene|tienen|incluye|se ha|se han|son|fue|puede)\s/,
  /^(?:(?:e|sono|c'e|ci sono|ha|hanno|viene|e' stato|il \S+ e)\s)(?!.*\?$)?.*\?$/,
  /^(?:esta|estao|e|ha|foi|foram|tem|inclui|existe|existem|houve|pode)\s.*\?$/,
  /^(?:is|zijn|was|waren|heeft|hebben|wordt|worden|werd|kan|mag|staat|zit)\s/,
  /^czy\s/,
  /^(?:ar|har|finns|ingar|var|fick|kan|far|skall|ska|blev)\s.*\?$/,
  /(?:^|\s)\S*\s?(?:mi|mu|midir|mudur|misiniz|musunuz|miydi|muydu|var mi|var mi\?)\s?\?$/,
];

/** Words by which a request wants all of something, folded. */
export const listWords =
  /^(?:(?:please |extract |bitte |return |give |give me |show |find |get |the |a |la |le |una |uma |en |een |un |die |eine )*)(?:list|lists|table|all|every|each|liste|listes|lista|listado|listar|liste aller|auflistung|aufstellung|tabelle|tabel|tabell|tableau|tabla|tabella|tabela|lijst|elenco|alle|alla|allen|samtliche|sammtliche|saemtliche|tous|toutes|todos|todas|tutti|tutte|wszystkie|wszystkich|spis|wykaz|butun|tum|tumu|listele|lijst|overzicht|relacao|zestawienie|forteckning|line items|lines|items|positions|positionen|lignes|lineas|righe|linhas|regels|pozycje|rader|kalemler|satirlar)(?!\p{L})|(?<!\p{L})(?:listesi|listesini|listele|listeleyin|namen van alle|names of all|nombres de todos|noms de tous|nomi di tutti|namen aller|nomes de todos|namn pa alla)(?!\p{L})/u;

/** What a question word asks for. */
export const dateQuestions =
  /^(?:(?:by |since |from |until |bis |seit |ab |entre |depuis |jusqu'a |desde |hasta |da |entro |fino a |ate |od |do |fran |till )?(?:when|wann|quand|cuando|quando|wanneer|kiedy|nar|ne zaman)(?!\p{L})|(?:on |an |a |em |am |op |w |z )?(?:what|which|welchem|quelle|que|qual|quale|welke|welk|jakim|ktorego|vilket|vilken|hangi) (?:date|day|datum|tag|tage|date|fecha|data|dia|giorno|datum|dag|dnia|dniu|tarih|tarihte|gun))/u;
export const amountQuestions =
  /^(?:how much|wie ?viel(?! \p{Lu})|wie hoch|combien(?! de| d')|cuanto (?!s)|quanto (?!s)|hoeveel(?! \p{L}+en )|ile (?:wynosi|kosztuje|trzeba|nalezy|zaplac)|hur mycket|hur hog|hur stor|ne kadar)/u;
export const countQuestions =
  /^(?:how many|wie ?viele|combien de|combien d'|cuantos|cuantas|quanti|quante|quantos|quantas|hoeveel|ile|hur manga|kac)(?!\p{L})/u;
export const personQuestions =
  /^(?:who|whom|whose|wer|wen|wem|qui|quien|chi|quem|wie is|kto|kogo|komu|vem|kim)(?!\p{L})/u;

/** Units behind a number: what is asked for with a unit is the number. */
export const unitWords =
  /(?<!\p{L})(?:in|en|em|w|i) (?:kwh|kw|kg|kilo\p{L}*|g|gramm?|t|tonnen?|m2|m²|m3|m³|qm|km|cm|mm|liters?|litros?|litri|litres?|hours?|stunden|heures|horas|ore|uren|godzin\p{L}*|timmar|saat|days?|tage[n]?|jours|dias|giorni|dagen|dni\p{L}*|dagar|gun|months?|monaten?|mois|meses|mesi|maanden|miesiac\p{L}*|manader|years?|jahren?|ans|anos|anni|jaren|lat\p{L}*|ar|minutes?|minuten)(?!\p{L})/u;
