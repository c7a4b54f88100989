import type {SentenceLanguage} from '../../concepts/sentence-language.js';

/** Up to the name a party is given, past no other's. */
const between = '(?:(?!hierna|verder te noemen)[^;()]){0,260}?';

/** How contracts tell their parties, law, dates and terms. */
export const contractPhrases: SentenceLanguage['concepts'] = {
  start_date: {
    asked: `(ingangsdatum|begindatum|startdatum|aanvangsdatum)
    (wanneer|vanaf wanneer) … (begint|start|gaat in|aanvang|ingaat)`,
    certain: `(ingaande|gaat in|ingaat|vangt aan|begint|start|treedt in dienst|aanvangende|aanvang|met ingang van)( op| per)?( met ingang van)? _
    met ingang van _
    van _ tot`,
  },
  effective_date: {
    asked: `(datum) … (inwerkingtreding|overeenkomst|contract)
    (vanaf wanneer) … (geldig|geldt)`,
    certain: `(in werking|van kracht|geldt|geldig) …(op|per|vanaf|met ingang van) _
    met ingang van _`,
    hasDateline: true,
  },
  signing_date: {
    asked: `(datum|wanneer) … (ondertekening|ondertekend|getekend|brief)`,
    certain: `(ondertekend|getekend|opgemaakt) … (op|d·d·) _`,
    hasDateline: true,
  },
  end_date: {
    asked: `(einddatum|vervaldatum|afloopdatum)
    (wanneer|tot wanneer) … (eindigt|loopt|afloopt)`,
    certain: `(eindigt|eindigend|loopt af|loopt tot|tot en met|einde|afloop)( op| per)? _`,
    likely: `tot( en met)? _`,
  },
  governing_law: {
    asked: `(toepasselijk|welk) …recht
    recht … (toepassing|toepasselijk)`,
    certain: `_ (is|van toepassing)
    (beheerst|onderworpen) (door|aan)( het)? _
    recht van _`,
  },
  court_place: {
    asked: `(bevoegde|welke) …rechter
    rechtbank`,
    certain: `(rechtbank|rechter)( te| in| van)? _`,
  },
  term: {
    asked: `(looptijd|duur|huurperiode)( van …)?
    hoe lang`,
    certain: `(duur|periode|looptijd|tijd) van _
    voor( de duur van| een periode van| bepaalde tijd van)? _
    (looptijd|duur) (is|bedraagt) _`,
  },
  notice_period: {
    asked: `opzegtermijn`,
    certain: `opzegtermijn( van| bedraagt| is| geldt)?( van)?( ten minste)? _
    termijn van _
    opzegging … _`,
  },
  probation_period: {
    asked: `proeftijd`,
    certain: `proeftijd( van| bedraagt| is)? _`,
  },
  premises: {
    asked: `(adres|ligging) van (de|het) (woning|gehuurde|huis|pand|appartement)
    (gehuurde|woonruimte)`,
    certain: `(woning|woonruimte|gehuurde|huis|pand|appartement|bedrijfsruimte) …(gelegen|plaatselijk bekend|staande)( aan| te| in| op)?( de| het)? _
    (woning|huis|pand|appartement) aan( de| het)? _`,
  },
  party: {
    asked: `(partij|partijen|contractpartij)
    (tussen wie|wie) … (overeenkomst|contract)`,
    certain: `(tussen|ondergetekenden) ?:? _
    tussen ………en ?:? _
    _ ?,? ………(hierna|verder te noemen)`,
  },
  role: {
    asked: ``,
    certain: `_ ?,?${between},? ?\\(?(hierna|verder te noemen) ?,?:? ?(te noemen |genoemd )?:? ?("|de )*{role}
    _ ?,?${between}\\((de |")*{role}
    _ ?,? als {role}`,
  },
  role_address: {
    asked: `(adres|woonplaats|vestigingsplaats)
    waar … (woont|gevestigd)`,
    certain: `(wonende|gevestigd|kantoorhoudende|woonachtig)( te| aan| in)?( de| het)? _`,
  },
};
