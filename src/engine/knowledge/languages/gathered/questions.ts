/** Words that ask for more than yes or no, folded: en, de, fr, es, it, pt, nl, pl, sv, tr. */
export const questionWords = new Set(
  [
    'who whom whose what which when where how why',
    'wer wen wem wessen was welche welcher welches welchem welchen wann wo wohin woher wie wieviel wieviele warum womit',
    'qui quoi que quel quelle quels quelles quand ou combien comment pourquoi lequel laquelle quoi',
    'quien quienes cual cuales que cuando donde cuanto cuanta cuantos cuantas como',
    'chi cosa quale quali qual quando dove quanto quanta quanti quante come che',
    'quem qual quais quando onde quanto quanta quantos quantas como que',
    'wie wat welke welk wanneer waar hoeveel hoe waarom waarvoor',
    'kto kogo komu kim co czego jaki jaka jakie jakiego jakiej jakim ktory ktora ktore ktorego ktorej kiedy gdzie dokad ile jak',
    'vem vilka vad vilken vilket nar vart hur varifran',
    'viele viel many much vele veel muchos muchas molti molte',
    'kim kime kimin ne neyin nedir kadar zaman hangi hangisi nerede nereye nereden kac nasil kimdir neresi',
  ]
    .join(' ')
    .split(' '),
);

/** Those that may stand anywhere in a question. */
export const lateWords = new Set(
  'kadar zaman kim kime kimin nedir hangi hangisi nerede nereye nereden kac nasil kimdir when how what which wann welche quand combien cuando cuanto quando quanto wanneer hoeveel kiedy ile hur'.split(
    ' ',
  ),
);

/** Requests to say whether. */
export const whetherWords = /^(?:whether|ob|indique si|czy) /;

/** Words by which a request wants all of something, folded. */
export const listWords =
  /^(?:(?:please |extract |bitte |return |give |give me |show |find |get |the |a |la |le |una |uma |en |een |un |die |eine )*)(?:list|lists|table|all|every|each|liste|listes|lista|listado|listar|liste aller|auflistung|aufstellung|tabelle|tabel|tabell|tableau|tabla|tabella|tabela|lijst|elenco|alle|alla|allen|samtliche|sammtliche|saemtliche|tous|toutes|todos|todas|tutti|tutte|wszystkie|wszystkich|spis|wykaz|butun|tum|tumu|listele|lijst|overzicht|relacao|zestawienie|forteckning|line items|lines|items|positions|positionen|lignes|lineas|righe|linhas|regels|pozycje|rader|kalemler|satirlar)(?!\p{L})|(?<!\p{L})(?:listesi|listesini|listele|listeleyin|namen van alle|names of all|nombres de todos|noms de tous|nomi di tutti|namen aller|nomes de todos|namn pa alla)(?!\p{L})/u;

/** What a question word asks for. */
export const dateQuestions =
  /^(?:(?:by |since |from |until |bis |seit |ab |entre |depuis |jusqu'a |desde |hasta |da |entro |fino a |ate |od |do |fran |till )?(?:when|wann|quand|cuando|quando|wanneer|kiedy|nar(?= )|ne zaman)(?!\p{L})|(?:on |an |a |em |am |op |w |z )?(?:what|which|welchem|quelle|que|qual|quale|welke|welk|jakim|ktorego|vilket|vilken|hangi) (?:date|day|datum|tag|tage|date|fecha|data|dia|giorno|datum|dag|dnia|dniu|tarih|tarihte|gun))/u;
export const amountQuestions =
  /^(?:how much|wie ?viel(?! \p{Lu})|wie hoch|combien(?! de| d')|cuanto (?!s)|quanto (?!s)|hoeveel(?! \p{L}+en )|ile (?:wynosi|kosztuje|trzeba|nalezy|zaplac)|hur mycket|hur hog|hur stor|ne kadar)/u;
export const countQuestions =
  /^(?:how many|wie ?viele|combien de|combien d'|cuantos|cuantas|quanti|quante|quantos|quantas|hoeveel|ile|hur manga|kac)(?!\p{L})/u;
export const personQuestions =
  /^(?:who|whom|whose|wer|wen|wem|qui|quien|chi|quem|wie is|kto|kogo|komu|vem|kim)(?!\p{L})/u;

/** Units behind a number: what is asked for with a unit is the number. */
export const unitWords =
  /(?<!\p{L})(?:in|en|em|w|i) (?:kwh|kw|kg|kilo\p{L}*|g|gramm?|t|tonnen?|m2|m²|m3|m³|qm|km|cm|mm|liters?|litros?|litri|litres?|hours?|stunden|heures|horas|ore|uren|godzin\p{L}*|timmar|saat|days?|tage[n]?|jours|dias|giorni|dagen|dni\p{L}*|dagar|gun|months?|monaten?|mois|meses|mesi|maanden|miesiac\p{L}*|manader|years?|jahren?|ans|anos|anni|jaren|lat\p{L}*|ar|minutes?|minuten)(?!\p{L})/u;

/** Names of fields, letters only, that mean all lines of a paper. */
export const listNames =
  /^(?:line_?items?|items|lines|rows|table|list|positions|positionen|posten|lignes|articles|lineas|articulos|conceptos|righe|voci|articoli|linhas|itens|artigos|regels|artikelen|pozycje|towary|rader|artiklar|kalemler|satirlar|urunler|transactions|bookings|operations|buchungen|umsatze|movimientos|movimenti|movimentos|transacties|transakcje|transaktioner|islemler|hareketler)$/;
