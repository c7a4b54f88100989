import type {SentenceLanguage} from '../../concepts/sentence-language.js';

const verbs = '(betragt|belauft sich auf|in hohe von|von|ist|wird auf|lautet)';

/** How sentences tell amounts and rates. */
export const amountPhrases: SentenceLanguage['concepts'] = {
  rent: {
    asked: `(monatliche |jahrliche )?(kalt|warm|netto|brutto|grund|gesamt|monats|jahres)?(miete|mietzins|pacht|nettokaltmiete)
      wie hoch … miete`,
    certain: `(kalt|warm|grund|netto|nettokalt|gesamt|monats)?(miete|mietzins|pacht|grundmiete)( fur …)?( monatlich)? ${verbs}( monatlich)? _
      (miete|mietzins) … _ (monatlich|im monat|pro monat)`,
    likely: `(miete|mietzins|kaltmiete|pacht) …… _
      _ (monatlich|pro monat|im monat)`,
    contrary: `(kaution|mietsicherheit|betriebskosten|nebenkosten|vorauszahlung) … _`,
  },
  deposit: {
    asked: `(miet)?(kaution|mietsicherheit|sicherheitsleistung)
      wie hoch … kaution`,
    certain: `(kaution|mietkaution|mietsicherheit|sicherheit|sicherheitsleistung)( … in hohe)? ${verbs}( insgesamt)? _
      _ …als (kaution|mietsicherheit|sicherheit)`,
    likely: `(kaution|mietsicherheit|sicherheit) …… _`,
  },
  price: {
    asked: `(kauf|gesamt|vertrags)?preis
      (kaufpreis|gesamtpreis|vertragssumme)
      wie viel … (kostet|kosten|preis)`,
    certain: `(kaufpreis|preis|gesamtpreis|vertragssumme|auftragssumme) …${verbs} _
      zum preis von _`,
    likely: `(kaufpreis|preis) …… _`,
  },
  fee: {
    asked: `(gebuhr|honorar|vergutung|provision|entgelt|beitrag|stundensatz)`,
    certain: `(gebuhr|honorar|vergutung|provision|entgelt|beitrag|stundensatz) …${verbs} _`,
    likely: `(gebuhr|honorar|vergutung|provision|entgelt|beitrag|stundensatz) …… _`,
  },
  salary: {
    asked: `(brutto|monats|jahres|grund)?(gehalt|lohn|vergutung|bruttogehalt|monatsgehalt|jahresgehalt)
      (wie viel|was) … verdient`,
    certain: `(gehalt|lohn|vergutung|bruttogehalt|monatsgehalt|jahresgehalt|bruttovergutung|arbeitsentgelt) …${verbs} _
      _ brutto`,
    likely: `(gehalt|lohn|vergutung|bruttogehalt|monatsgehalt) …… _`,
  },
  principal: {
    asked: `(darlehens|kredit)(betrag|summe|hohe)
      (hohe|betrag) des (darlehens|kredits)`,
    certain: `(darlehen|kredit|darlehensbetrag|darlehenssumme) …${verbs}( eur)? _`,
    likely: `(darlehen|kredit) …… _`,
  },
  limit: {
    asked: `(versicherungs|deckungs)summe
      (hochst|haftungs)(grenze|betrag|summe)`,
    certain: `(versicherungssumme|deckungssumme|haftungssumme|hochstbetrag|haftung) …(${verbs}|auf) _
      bis zu( einer hohe von)? _`,
  },
  premium: {
    asked: `(jahres|monats|versicherungs)?(pramie|versicherungsbeitrag|jahresbeitrag)`,
    certain: `(pramie|beitrag|jahresbeitrag|versicherungsbeitrag|jahrespramie) …${verbs}? _`,
  },
  excess: {asked: `selbst(beteiligung|behalt)`, certain: `(selbstbeteiligung|selbstbehalt) …(${verbs})? _`},
  penalty: {asked: `vertragsstrafe`, certain: `vertragsstrafe … _`},
  interest_rate: {
    asked: `(zinssatz|zins|zinsen|verzinsung|sollzins|effektivzins)`,
    certain: `(zinssatz|zins|zinsen|verzinst|verzinsung|sollzinssatz|sollzins) … _
      _ (p·a·|jahrlich|pro jahr|zinsen)`,
  },
};
