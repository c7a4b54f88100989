import type {SentenceLanguage} from '../../concepts/sentence-language.js';

/** Up to the name a party is given, past no other's. */
const between = '(?:(?!bundan boyle|bundan sonra|kisaca)[^;()]){0,260}?';

/** How contracts tell their parties, law, dates and terms. */
export const contractPhrases: SentenceLanguage['concepts'] = {
  start_date: {
    asked: `(baslangic|baslama) tarihi
    ne zaman … (basliyor|baslar|basladi)`,
    certain: `baslangic tarihi ?:? _
    _ …(tarihinde|tarihinden itibaren) …(basla|baslar|baslamak|itibaren|yururluge|gecerli)[a-z]*
    _ …tarihinden itibaren`,
  },
  effective_date: {
    asked: `(yururluk|gecerlilik|sozlesme) tarihi
    ne zaman … (gecerli|yururlukte|yururluge)`,
    certain: `_ …(tarihinde|tarihinden itibaren) …(yururluge|gecerli)[a-z]*
    _ tarihinde`,
    hasDateline: true,
  },
  signing_date: {
    asked: `imza tarihi
    ne zaman … imzala[a-z]*`,
    certain: `_ …tarihinde …(imzalan|duzenlen|akdedil)[a-z]*`,
    hasDateline: true,
  },
  end_date: {
    asked: `(bitis|sona erme|sona erme) tarihi
    ne zaman … (bitiyor|biter|sona erer|sona eriyor)`,
    certain: `bitis tarihi ?:? _
    _ …(tarihinde|tarihine kadar) …(sona erer|sona erecek|biter|kadar|bitecek)[a-z]*`,
    likely: `_ tarihine kadar`,
  },
  governing_law: {
    asked: `(uygulanacak|gecerli|hangi) …(hukuk|kanun)[a-z]*
    hukuk`,
    certain: `_ …(uygulanir|tabidir|gecerlidir|uygulanacaktir|tabi)[a-z]*`,
  },
  court_place: {
    asked: `(yetkili )?mahkeme[a-z]*`,
    certain: `_ mahkeme[a-z]*`,
  },
  term: {
    asked: `(sure|suresi|sozlesme suresi|kira suresi)
    ne kadar sure`,
    certain: `(sure|suresi)( ?:| toplam)? _
    _ (sureli|sureyle|sure ile|suresince|icin)`,
  },
  notice_period: {
    asked: `(ihbar|bildirim|fesih) (suresi|oneli)`,
    certain: `(ihbar|bildirim|fesih) (suresi|oneli) …_
    _ (once|oncesinde|onceden) …(ihbar|bildir|yazili)[a-z]*`,
  },
  probation_period: {
    asked: `deneme suresi`,
    certain: `deneme suresi …_`,
  },
  premises: {
    asked: `(kiralanan|tasinmaz|dairenin|evin|mecur)[a-z]* (adresi)?
    (kiralanan|mecur) …`,
    certain: `(kiralanan|tasinmaz|mecur)[a-z]* (adresi)? ?:? _`,
  },
  party: {
    asked: `taraf(lar)?
    kimler arasinda`,
    certain: `_ ………(arasinda|bundan boyle|bundan sonra|kisaca)
    ile _
    (bir tarafta|diger tarafta) _`,
  },
  role: {
    asked: ``,
    certain: `_ ?,?${between},? ?\\(?(bundan boyle|bundan sonra|kisaca) ?"?{role}
    _ ?,?${between}\\("?{role}`,
  },
  role_address: {
    asked: `adres[a-z]*
    nerede … (oturuyor|yasiyor|ikamet)`,
    certain: `(adresi|ikamet adresi) ?:? _`,
  },
};
