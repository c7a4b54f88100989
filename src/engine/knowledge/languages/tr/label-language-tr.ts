import type {LabelLanguage} from '../../concepts/label-language.js';
import {groups} from './label-phrases/label-groups-tr.js';
import {families} from './word-families/families-tr.js';

export const labelLanguage: LabelLanguage = {
  fillers: `nedir ne hangi bu şu o bir ve ile için olan olarak mi mı midir yazan belirtilen lütfen bul ver tam nasıl
    edilen yapılan göre tarafından gösterilen basılı görünen nasıldır kimin neresi verilen eden yapan
    üzerindeki üzerinde 1 mıdır bulunan`,
  particles: 'için ile',
  joined: 'e posta, e mail, sıra no',
  endings: 'larinin lerinin larin lerin lari leri lar ler nin nun in un si su i u',
  same: `no numarası numara nr, tarih tarihi ne zaman zaman, tutar tutarı miktarı kaç kadar,
    telefon tel telefonu, ad adı isim ismi kim kimdir, adres adresi, sayı sayısı adedi, yer yeri nerede,
    başlangıç başlangıcı başlama, bitiş bitişi sona bitim son, fatura faturanın faturası,
    sözleşme sözleşmenin sözleşmesi, sipariş siparişin, müşteri müşterinin, kiracı kiracının,
    kiralayan kiralayanın, çalışan çalışanın, işveren işverenin, personel personelin, hasta hastanın,
    poliçe poliçenin, araç aracın, sayaç sayacın, rezervasyon rezervasyonun, yolcu yolcunun,
    satıcı satıcının, alıcı alıcının, hesap hesabın, sigortalı sigortalının, öğrenci öğrencinin,
    başvuran başvuranın, vergi vergisi, firma firmanın şirket şirketin, bedel bedeli, kira kiranın,
    hesap hesabı hesabın, kimlik kimliği, şehir şehri, araç aracı taşıt, belge belgesi, öğrenci öğrencinin,
    sürücü sürücünün, ödeme ödemesi, sahip sahibi, banka bankası, ay aylık, yıl yıllık, ünvan unvan,
    kredi kredinin, toplantı toplantının, taraf tarafı, aidat aidatı, gümrük gümrüğü, ilçe ilçesi,
    doktor hekim tabip, mahkeme mahkemesi, harç harcı, teminat teminatı, muayene muayenesi, rapor raporu,
    ağırlık ağırlığı`,
  or: 'veya|ya da|yahut',
  not: 'değil|hariç',
  papers: '(?!)',
  jobTitles: `müdür müdürü başkan başkanı genel sekreter sayman ortak avukat noter mühendis danışman muhasebeci doktor
    öğretmen memur temsilci uzman sahibi`,
  courtesy: 'bay bayan sayın dr av',
  groups,
  families,
};
