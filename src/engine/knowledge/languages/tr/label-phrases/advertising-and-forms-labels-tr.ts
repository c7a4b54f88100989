/** Advertising orders, registrations, forms of authorities, courts: Turkish. */
export const advertisingAndForms = {
  advertiser: `reklam veren (ad), reklamveren = Reklam Veren, Reklamveren, Müşteri?`,
  agency: `ajans (ad), reklam ajans, medya ajans = Ajans, Reklam Ajansı, Medya Ajansı`,
  advertised_product: `kampanya (ad), reklam ürün, marka kampanya = Kampanya, Ürün, Marka, Kampanya Adı`,
  ad_contract_number: `sözleşme no, sözleşme = Sözleşme No, Sözleşme Numarası, Sözleşme?`,
  station: `kanal, radyo kanal, yayın kuruluşu, gazete = Kanal, Radyo, Yayın Kuruluşu, Gazete, Mecra`,
  flight_dates: `kampanya dönem/tarih, yayın dönem/tarih = Kampanya Dönemi, Yayın Tarihleri, Yayın Tarihi`,
  flight_start: `kampanya/yayın başlangıç (tarih) = Kampanya Başlangıç Tarihi, Yayın Başlangıcı`,
  flight_end: `kampanya/yayın bitiş (tarih) = Kampanya Bitiş Tarihi, Yayın Bitişi`,
  gross_amount: `brüt tutar, brüt toplam, sözleşme bedel/tutar, sipariş tutar, brüt sözleşme bedel
    = Brüt Tutar, Sözleşme Bedeli, Sipariş Tutarı, Brüt Toplam, Sözleşme Tutarı`,
  net_amount_order: `net tutar (sipariş/sözleşme), net toplam sipariş = Net Tutar, Net Toplam`,
  agency_commission: `komisyon (ajans/tutar), ajans komisyon, komisyon oran
    = Komisyon, Ajans Komisyonu, Komisyon Tutarı, Hizmet Bedeli?`,
  account_executive: `müşteri temsilci, satış temsilci, plasiyer (ad) (soyad)
    = Müşteri Temsilcisi, Satış Temsilcisi, Plasiyer`,
  spots: `spot sayı, yayın sayı = Spot Sayısı, Yayın Adedi`,
  revision: `revizyon (no), versiyon, sürüm, rev no = Revizyon No, Rev. No, Revizyon, Versiyon, Sürüm`,
  billing_cycle: `faturalama dönem/sıklık, ödeme dönem sıklık, ödeme sıklığı
    = Faturalama Dönemi, Ödeme Dönemi, Ödeme Sıklığı`,
  registration_number: `kayıt no, sicil no, ticaret sicil no, tescil no
    = Kayıt No, Sicil No, Ticaret Sicil No, Tescil No`,
  registration_date: `kayıt/tescil tarih = Kayıt Tarihi, Tescil Tarihi`,
  registrant: `kayıt sahip, tescil sahip, kayıtlı ad = Kayıt Sahibi, Tescil Sahibi, Ticaret Unvanı?`,
  registrant_address: `merkez adres, şirket/firma merkez adres, iş adres, yasal adres
    = Merkez Adresi, Şirket Merkezi, İş Adresi, Kanuni Adres`,
  applicant: `başvuran (ad), başvuru sahibi, başvuran ad soyad
    = Başvuran, Başvuru Sahibi, Başvuranın Adı Soyadı, Adı Soyadı?`,
  applicant_address: `başvuran/başvuru sahibi adres
    = Başvuranın Adresi, Başvuru Sahibinin Adresi, Adresi, Tebligat Adresi`,
  application_date: `başvuru tarih, dilekçe tarih, talep tarih
    = Başvuru Tarihi, Dilekçe Tarihi, Müracaat Tarihi, Talep Tarihi`,
  application_number: `başvuru no, müracaat no = Başvuru No, Başvuru Numarası, Müracaat No`,
  form_number: `form no/kodu, formun no = Form No, Form Kodu, Form Numarası, Doküman Kodu`,
  signer: `imzalayan (ad) = İmzalayan, Adı Soyadı, İmza?`,
  signer_title: `imzalayan unvan/görev, imza sahip unvan, imza yetkili unvan
    = Unvanı, Unvan, Görevi, Ünvanı, Sıfatı`,
  signature_date: `imza tarih = İmza Tarihi, Tarih?`,
  filing_number: `evrak kayıt no, arşiv no, sayı evrak = Evrak Kayıt No, Sayı, Arşiv No, Dosya No`,
  received_date: `geliş/alınış tarih, teslim alındığı tarih, evrak geliş tarih, alındı tarih
    = Geliş Tarihi, Alındığı Tarih, Teslim Alma Tarihi, Evrak Geliş Tarihi`,
  period_from: `dönem başlangıç (tarih) = Dönem Başlangıcı, Dönem Başlangıç Tarihi, Başlangıç`,
  period_to: `dönem bitiş (tarih) = Dönem Sonu, Dönem Bitiş Tarihi, Bitiş`,
  purpose: `amaç, başvuru/seyahat/ziyaret amaç, sebep, neden, veriliş neden, talep neden
    = Amacı, Amaç, Seyahat Amacı, Sebebi, Nedeni, Veriliş Nedeni`,
  witness: `tanık (ad), şahit (ad), tanıklar (ad) (soyad)
    = Tanık, Şahit, Tanıklar, Şahitler, Tanığın Adı Soyadı`,
  notary: `noter (ad), noterlik (ad) (soyad) = Noter, Noterlik, Noterliği`,
  license_number: `ruhsat no, lisans no, izin belge no, ruhsat
    = Ruhsat No, Lisans No, Belge No, İzin No, Ruhsat Numarası`,
  authority: `veren makam, düzenleyen makam/kurum, veren kurum, veriliş yer, makam, kurum ad
    = Veren Makam, Veren Kurum, Düzenleyen Kurum, Verildiği Yer, Verildiği İlçe, Kurum Adı`,
  case_number: `esas no, dava no, karar no = Esas No, Dava No, Dosya No`,
  court: `mahkeme (ad), hangi mahkeme = Mahkemesi, Mahkeme, Asliye Hukuk Mahkemesi, T.C. Mahkemesi`,
  plaintiff: `davacı (ad), alacaklı davacı, şikayetçi (ad) (soyad), müşteki (ad) (soyad)
    = Davacı, Müşteki, Şikayetçi, Davacının Adı Soyadı, Katılan?`,
  defendant: `davalı (ad), sanık (ad) (soyad), borçlu (ad) (soyad), şüpheli (ad) (soyad)
    = Davalı, Sanık, Borçlu, Şüpheli, Davalının Adı Soyadı`,
  judge: `hakim (ad), hâkim (ad) (soyad), mahkeme hakim = Hakim, Hâkim, Başkan?`,
  hearing_date: `duruşma tarih/gün, duruşma, celse tarih
    = Duruşma Tarihi, Duruşma Günü, Celse Tarihi, Duruşma Gün ve Saati`,
  attorney: `avukat (ad), vekil (ad), davacı/davalı vekil, müdafi (ad) (soyad)
    = Vekili, Avukat, Av., Vekil, Müdafi, Davacı Vekili`,
  judgment_amount: `dava değer, hükmedilen tutar, alacak tutar, takip tutar
    = Dava Değeri, Alacak Tutarı, Takip Tutarı, Asıl Alacak, Harca Esas Değer`,
  offense: `suç, ihlal (tür), suç tür, kabahat, ceza neden, ihlal edilen madde
    = Suç, İhlal Türü, Suçun Türü, İhlal Edilen Madde, Kural İhlali, Ceza Maddesi`,
};
