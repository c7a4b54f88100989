import type {SentenceLanguage} from '../../concepts/sentence-language.js';

/** Up to the name a party is given, past no other's. */
const between = '(?:(?!zwan[a-z]*|dalej)[^;()]){0,260}?';

/** How contracts tell their parties, law, dates and terms. */
export const contractPhrases: SentenceLanguage['concepts'] = {
  start_date: {
    asked: `(data (rozpoczecia|poczatku)|poczatek umowy)
    (kiedy|od kiedy) … (zaczyna|rozpoczyna|obowiazuje)`,
    certain: `(rozpoczyna|rozpoczyna sie|poczawszy|obowiazuje|rozpoczecie|rozpoczecia pracy)( sie)?( od| z| w)?( dniem| dnia| dniu)? _
    od( dnia)? _`,
  },
  effective_date: {
    asked: `data (wejscia w zycie|zawarcia|umowy|zawarcia umowy)
    (od kiedy) … (wazna|obowiazuje)`,
    certain: `(wchodzi w zycie|obowiazuje)( od| z)?( dniem| dnia)? _
    (zawarta|zawarta w …)( w)?( dniu| dnia)? _`,
    hasDateline: true,
  },
  signing_date: {
    asked: `data podpisania
    kiedy … (podpisano|zawarto|podpisana)`,
    certain: `(zawarta|podpisana|sporzadzono) … (dniu|dnia) _`,
    hasDateline: true,
  },
  end_date: {
    asked: `data (zakonczenia|konca|wygasniecia)
    (kiedy|do kiedy) … (konczy|wygasa|obowiazuje)`,
    certain: `(konczy sie|wygasa|zakonczenie|ulega rozwiazaniu)( z| w)?( dniem| dnia| dniu)? _`,
    likely: `do( dnia)? _`,
  },
  governing_law: {
    asked: `(prawo wlasciwe|jakie prawo)
    prawo`,
    certain: `(podlega|zastosowanie|stosuje sie|regulowana)( ma)?( przez)? _
    _ …(zastosowanie|wlasciwe|wlasciwym)`,
  },
  court_place: {
    asked: `(sad|wlasciwy sad)`,
    certain: `sad … (w|we|dla) _`,
  },
  term: {
    asked: `(okres|czas trwania)( umowy| najmu)?
    (na jak dlugo|jak dlugo)`,
    certain: `(na|przez)( czas| okres| czas oznaczony)?( oznaczony| okreslony)?( wynoszacy)? _
    okres _`,
  },
  notice_period: {
    asked: `(okres )?wypowiedzeni(e|a)`,
    certain: `(wypowiedzenia|wypowiedzeniem)( wynosi| wynoszacego)? … _
    _ okres[a-z]* wypowiedzenia`,
  },
  probation_period: {
    asked: `(okres|czas) probny`,
    certain: `(okres|czas) probny … _`,
  },
  premises: {
    asked: `(adres|polozenie) (lokalu|mieszkania|nieruchomosci|domu)
    (lokal|mieszkanie)`,
    certain: `(lokal|lokalu|mieszkanie|mieszkania|lokal mieszkalny|dom|nieruchomosc) …(polozony|polozone|polozonego|znajdujacy sie|polozona|znajdujace sie)( w| przy)?( ul·)? _`,
  },
  party: {
    asked: `(strona|strony)( umowy)?
    (miedzy kim|kto) … (umowe|umowa)`,
    certain: `(pomiedzy|miedzy) ?:? _
    (pomiedzy|miedzy) ………a ?:? _
    _ ?,? ………(zwan[a-z]*|dalej)`,
  },
  role: {
    asked: ``,
    certain: `_ ?,?${between},? ?\\(?(zwan[a-z]*|dalej)( dalej| w dalszej czesci( umowy)?| zwan[a-z]*)? "?{role}
    _ ?,?${between}\\("?{role}
    _ ?,? jako {role}`,
  },
  role_address: {
    asked: `(adres|zamieszkanie|siedziba)
    gdzie … mieszka`,
    certain: `(zamieszkal[a-z]*|z siedziba|zam·)( w| przy)?( ul·)?,? _`,
  },
};
