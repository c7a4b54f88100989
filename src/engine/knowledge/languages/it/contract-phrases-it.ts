import type {SentenceLanguage} from '../../concepts/sentence-language.js';

/** Up to the name a party is given, past no other's. */
const between = '(?:(?!di seguito|nel seguito|in seguito)[^;()]){0,260}?';

/** How contracts tell their parties, law, dates and terms. */
export const contractPhrases: SentenceLanguage['concepts'] = {
  start_date: {
    asked: `(data di (inizio|decorrenza|assunzione)|decorrenza|inizio del contratto)
    (quando|da quando) … (inizia|decorre|comincia)`,
    certain: `(inizia|iniziera|decorre|decorrera|inizio|decorrenza|a partire|decorrenti|con decorrenza)( il| dal| dal giorno| dal giorno)?( giorno)? _
    a (partire|decorrere) dal( giorno)? _
    dal _ al`,
  },
  effective_date: {
    asked: `data di (efficacia|entrata in vigore|contratto|del contratto)
    (da quando) … (valido|vigore|efficace)`,
    certain: `(entra in vigore|entrera in vigore|efficacia|efficace)( il| dal| a partire dal)? _
    a (partire|decorrere) dal _`,
    hasDateline: true,
  },
  signing_date: {
    asked: `data (di|della) (firma|sottoscrizione|lettera)
    quando … (firmato|sottoscritto)`,
    certain: `(firmato|sottoscritto) … (il|in data) _
    , (li|il) _`,
    hasDateline: true,
  },
  end_date: {
    asked: `data di (fine|scadenza|cessazione)
    (quando|fino a quando) … (termina|scade|finisce)
    scadenza( del contratto)?`,
    certain: `(termina|terminera|scade|scadra|cessa|cessera|scadenza|fino)( il| al| al giorno| il giorno)? _`,
    likely: `dal …al _`,
  },
  governing_law: {
    asked: `(legge|diritto) (applicabile|che regola)
    (quale) (legge|diritto)`,
    certain: `(regolato|regolata|disciplinato|disciplinata|soggetto|soggetta|retto|governato) …(dalla|dal|alla|al|secondo la)( legge| diritto| leggi)?( della| di)? _
    (legge|diritto|leggi)( della| di| del)? _
    _ …applicabile`,
  },
  court_place: {
    asked: `(foro|tribunale)( competente| esclusivo)?`,
    certain: `(foro|tribunale) …di _
    (foro|tribunale) … (e|sara) (quello di )?_`,
  },
  term: {
    asked: `durata( del contratto| della locazione)?
    (quanto tempo|per quanto)`,
    certain: `durata …(di|e di|pari a|sara di) _
    per( la durata di| un periodo di| anni) _`,
  },
  notice_period: {
    asked: `preavviso
    (termine|periodo) di preavviso`,
    certain: `preavviso( minimo)?( di)?( almeno)? _
    _ di preavviso
    _ prima della scadenza`,
  },
  probation_period: {
    asked: `periodo di prova`,
    certain: `prova … di _`,
  },
  premises: {
    asked: `(indirizzo|ubicazione) (dell'|del|della) …(immobile|appartamento|casa|locale|abitazione)
    (dove) … (immobile|appartamento|casa)`,
    certain: `(immobile|appartamento|casa|locale|abitazione|unita immobiliare) …(sito|sita|situato|situata|ubicato|ubicata)( in)? _`,
  },
  party: {
    asked: `(parti|parte)( del contratto| contraenti)?
    (tra chi|chi) … (contratto|firmato)`,
    certain: `(tra|fra) ?:? _
    (tra|fra) ………e ?:? _
    _ ?,? ………(di seguito|nel seguito|in seguito)`,
  },
  role: {
    asked: ``,
    certain: `_ ?,?${between},? ?\\(?(di seguito|nel seguito|in seguito),? ?(denominat[oa] |anche |come )*("|il |la |lo |l')*{role}
    _ ?,?${between}\\((il |la |"|l')*{role}
    _ ?,? (in qualita di|come|quale) {role}`,
  },
  role_address: {
    asked: `(indirizzo|residenza|sede)
    dove … (abita|risiede)`,
    certain: `(residente|domiciliato|domiciliata|con sede|sede legale)( legale)?( in| a)? _`,
  },
};
