import type {SentenceLanguage} from '../../concepts/sentence-language.js';

/** Up to the name a party is given, past no other's. */
const between = '(?:(?!nedan|harefter)[^;()]){0,260}?';

/** How contracts tell their parties, law, dates and terms. */
export const contractPhrases: SentenceLanguage['concepts'] = {
  start_date: {
    asked: `(startdatum|tilltradesdag|tilltradesdatum|anstallningsdatum|borjar)
    (nar|fran nar) … (borjar|startar|inleds)`,
    certain: `(borjar|startar|inleds|lopande|galler|tilltrades|tilltrader|galla|loper)( den| fran| fran och med)?( den)? _
    fran( och med)?( den)? _`,
  },
  effective_date: {
    asked: `(ikrafttradande|avtalsdatum|datum for avtalet)
    nar … (galler|kraft)`,
    certain: `(trader i kraft|galler|galla)( den| fran| fran och med)?( den)? _
    fran och med( den)? _`,
    hasDateline: true,
  },
  signing_date: {
    asked: `(datum|nar) … (undertecknande|underskrift|undertecknat|undertecknades|brev|brevet)`,
    certain: `(undertecknat|undertecknades|underskrivet) … (den)? ?_
    [a-z]+ den _`,
    hasDateline: true,
  },
  end_date: {
    asked: `(slutdatum|utgangsdatum|upphor)
    (nar|till nar) … (upphor|slutar|loper ut)`,
    certain: `(upphor|slutar|loper ut|avslutas)( att galla)?( den)? _`,
    likely: `(till och med|till|t·o·m·)( den)? _`,
  },
  governing_law: {
    asked: `(tillamplig|vilken) …(lag|ratt)
    (lag|ratt) … (tillamplig|galler|tillampas)`,
    certain: `_ …(tillampas|tillamplig|galler|ska galla|skall galla)
    (enligt|under) _
    (lag|ratt) i _`,
  },
  court_place: {
    asked: `(domstol|tingsratt|tvist)`,
    certain: `(domstol|tingsratt) (i|vid) _
    _ tingsratt`,
  },
  term: {
    asked: `(avtalstid|hyrestid|loptid|avtalets langd)
    hur (lange|lang)`,
    certain: `(tid|period|loptid|avtalstid|hyrestid)( av| om| pa| ar)? _
    (for|under|i) _`,
  },
  notice_period: {
    asked: `uppsagningstid`,
    certain: `uppsagningstid(en)?( ar| om| pa| av)?( minst)? _
    uppsagning … _`,
  },
  probation_period: {
    asked: `(provanstallning|provotid|provtid)`,
    certain: `(provanstallning|provtid) … _`,
  },
  premises: {
    asked: `(adress|lage) …(lagenhet|lagenheten|bostad|bostaden|lokal|lokalen|hus|huset)
    hyresobjekt(et)?`,
    certain: `(lagenhet|lagenheten|bostad|bostaden|lokal|lokalen|hus|huset|fastighet|fastigheten) …(belagen|belaget|med adress|pa|i|vid)( pa)? _`,
  },
  party: {
    asked: `(part|parter|parterna|avtalsparter)
    (mellan vilka|vem) … avtal`,
    certain: `mellan ?:? _
    mellan ………och ?:? _
    _ ?,? ………(nedan|harefter)`,
  },
  role: {
    asked: ``,
    certain: `_ ?,?${between},? ?\\(?(nedan|harefter),? ?(kallad |kallat |benamnd )?("|den )*{role}
    _ ?,?${between}\\((")*{role}
    _ ?,? som {role}`,
  },
  role_address: {
    asked: `adress
    var … (bor|bosatt)`,
    certain: `(bosatt|boende|med adress|med sate|adress)( pa| i| vid)?:? _`,
  },
};
