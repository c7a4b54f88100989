/** Totals, taxes, receipts, accounts, loans: Turkish. */
export const money = {
  total: `toplam (tutar), genel toplam, ödenecek (toplam) tutar, fatura tutar, fatura toplam, ödenecek tutar, fatura ödenecek tutar, toplam ödeme, genel tutar, fiş toplam
    = Ödenecek Tutar, Genel Toplam, Vergiler Dahil Toplam Tutar, Toplam Tutar, Fatura Tutarı, Ödenecek Toplam, Toplam, Toplam Ödenecek, Genel Tutar, TOPLAM TL, Tutar?`,
  subtotal: `ara toplam, mal hizmet toplam (tutar), matrah, kdv matrahı
    = Ara Toplam, Mal Hizmet Toplam Tutarı, KDV Matrahı, Matrah, Net Toplam, Toplam?`,
  tax: `kdv (tutar), hesaplanan kdv, toplam kdv = KDV Tutarı, Hesaplanan KDV, Toplam KDV, TOPKDV, KDV`,
  tax_rate: `kdv oranı = KDV Oranı, KDV %`,
  vat_number: `kdv no, vergi no kdv = Vergi No, VKN`,
  tax_number: `vergi no, vergi kimlik no, vkn, vergi daire no, vergi dairesi, vergi daire
    = Vergi No, Vergi Numarası, Vergi Kimlik No, VKN, V.D. / No, Vergi Dairesi / No, Vergi Dairesi?`,
  discount: `iskonto, indirim (tutar) = İskonto, İndirim, İskonto Tutarı, Toplam İskonto, İndirim Tutarı`,
  deposit_paid: `kapora, avans, ön ödeme, peşinat, kapora tutar, peşinat tutar
    = Kapora, Avans, Ön Ödeme, Peşinat, Alınan Avans, Depozito?`,
  amount_paid: `ödenen (tutar) = Ödenen Tutar, Ödenen`,
  balance_due: `kalan borç/tutar/bakiye, borç tutar, ödenmemiş tutar, toplam borç tutar, gecikmiş borç
    = Kalan Borç, Kalan Tutar, Kalan Bakiye, Borç Tutarı, Toplam Borç, Gecikmiş Borç, Ödenmemiş Borç`,
  previous_balance: `önceki dönem borç/bakiye, geçmiş dönem borç, devreden borç
    = Önceki Dönem Borcu, Geçmiş Dönem Borcu, Önceki Dönem Bakiyesi, Devreden Borç`,
  payment_method: `ödeme şekli/yöntemi/türü = Ödeme Şekli, Ödeme Yöntemi, Ödeme Türü`,
  payment_date: `ödeme tarih, ödeme yapıldığı tarih, tahsilat tarih, havale tarih
    = Ödeme Tarihi, Tahsilat Tarihi, Ödendiği Tarih, Valör, İşlem Tarihi?`,
  currency: `para birimi, döviz (cinsi), para cinsi = Para Birimi, Döviz Cinsi, Döviz, Para Cinsi`,
  tip: `bahşiş, bahşiş tutar = Bahşiş`,
  service_charge: `servis ücret/bedel, hizmet bedel, servis, kuver
    = Servis Ücreti, Hizmet Bedeli, Servis, Kuver, İşlem Ücreti?`,
  cash: `nakit = Nakit`,
  change: `para üstü = Para Üstü`,
  card_number: `kart no, kredi kart no, banka kart no
    = Kart No, Kart Numarası, Kredi Kartı No, Kredi Kart Numarası`,
  authorization_code: `onay kodu/no, provizyon no/kodu, otorizasyon kodu
    = Onay Kodu, Provizyon No, Onay No, Otorizasyon Kodu, Prov. No`,
  receipt_number: `fiş no = Fiş No, Makbuz No`,
  transaction_number: `işlem no, dekont no, işlem referans no, sorgu no
    = İşlem No, Dekont No, İşlem Numarası, Sorgu No, İşlem Referansı, Batch No?`,
  transaction_date: `işlem tarih, alışveriş tarih, satın alma tarih, fiş tarih
    = İşlem Tarihi, Satın Alma Tarihi, Alışveriş Tarihi, Fiş Tarihi, Tarih?`,
  time: `saat = Saat`,
  cashier: `kasiyer (ad), kasa (no) (ad) (soyad), garson (ad) (soyad), kasiyer no
    = Kasiyer, Kasa No, Kasa, Garson, Personel?`,
  table_number: `masa (no) = Masa No, Masa`,
  store_number: `mağaza/şube no/kodu = Mağaza No, Mağaza Kodu, Şube Kodu, İşyeri No`,
  store_name: `mağaza (ad), restoran (ad), işletme ad, üye işyeri (ad)
    = Mağaza Adı, Mağaza, İşyeri Adı, Üye İşyeri, Restoran`,
  account_number: `hesap no, banka hesap no = Hesap No, Hesap Numarası, Banka Hesap No`,
  account_holder: `hesap sahibi (ad), hesap sahibinin ad = Hesap Sahibi, Hesap Adı, Hesap Sahibinin Adı`,
  account_type: `hesap tür/tip, hesabın türü = Hesap Türü, Hesap Tipi, Hesap Cinsi`,
  sort_code: `şube kodu banka, banka kodu = Şube Kodu, Banka Kodu`,
  iban: `iban (no) = IBAN, IBAN No`,
  bic: `swift (kodu), bic = SWIFT Kodu, SWIFT, BIC, Swift Kodu`,
  bank_name: `banka (ad) = Banka, Banka Adı`,
  branch: `şube (ad) = Şube, Şube Adı`,
  statement_date: `ekstre/hesap kesim tarih, ekstre tarih, kesim tarih
    = Hesap Kesim Tarihi, Ekstre Tarihi, Hesap Özeti Tarihi`,
  statement_number: `ekstre no, hesap özeti no = Ekstre No, Hesap Özeti No`,
  statement_period: `dönem, ekstre dönemi = Dönem, Ekstre Dönemi, Hesap Dönemi`,
  opening_balance: `açılış bakiyesi, devir bakiyesi, önceki bakiye
    = Açılış Bakiyesi, Devir Bakiyesi, Önceki Bakiye, Devreden Bakiye`,
  closing_balance: `kapanış bakiyesi, bakiye, güncel bakiye, bitiş bakiye
    = Kapanış Bakiyesi, Son Bakiye, Güncel Bakiye, Bakiye?`,
  available_balance: `kullanılabilir bakiye/limit, kullanılabilir tutar
    = Kullanılabilir Bakiye, Kullanılabilir Limit, Kullanılabilir Kart Limiti`,
  total_paid_in: `toplam alacak/giriş, gelen toplam = Toplam Alacak, Toplam Giriş, Alacak?`,
  total_paid_out: `toplam borç/çıkış, giden toplam = Toplam Borç, Toplam Çıkış, Borç?`,
  overdraft_limit: `ek hesap limit, kmh limit, kredili mevduat limit
    = Ek Hesap Limiti, KMH Limiti, Kredili Mevduat Hesabı Limiti`,
  credit_limit: `kredi limit, kart limit, kredi kart limit = Kredi Limiti, Kart Limiti, Toplam Limit, Limit`,
  minimum_payment: `asgari ödeme (tutar), asgari tutar, minimum ödeme
    = Asgari Ödeme Tutarı, Asgari Tutar, Minimum Ödeme Tutarı, Asgari Ödeme`,
  interest_rate: `faiz oran, faiz (yıllık/aylık) oran, akdi faiz oran, kredi faiz oran
    = Faiz Oranı, Aylık Faiz Oranı, Yıllık Faiz Oranı, Akdi Faiz Oranı, Faiz %`,
  interest: `faiz (tutar), toplam faiz, faiz gelir, gecikme faiz/zam
    = Faiz, Faiz Tutarı, Toplam Faiz, Gecikme Faizi, Gecikme Zammı, Dönem Faizi`,
  loan_amount: `kredi tutar/miktar, anapara (tutar), borç anapara, çekilen kredi
    = Kredi Tutarı, Kredi Miktarı, Anapara, Anapara Tutarı, Ana Para`,
  loan_number: `kredi no, kredi hesap/sözleşme no, kredi referans no
    = Kredi No, Kredi Numarası, Kredi Hesap No, Kredi Sözleşme No, Kredi Referans No`,
  installment: `taksit (tutar), aylık taksit (tutar), kredi taksit
    = Taksit Tutarı, Aylık Taksit Tutarı, Taksit, Aylık Taksit`,
  beneficiary: `lehdar (ad) (soyad), lehtar (ad) (soyad), alıcı (ad) havale, alıcı hesap ad, alacaklı (ad) (soyad)
    = Alıcı, Alıcı Adı, Alıcı Adı Soyadı, Lehdar, Lehtar, Alacaklı`,
  payer: `ödeyen (ad) (soyad), gönderen havale, gönderen ad, borçlu ad ödeyen, ödemeyi yapan
    = Gönderen, Gönderen Adı, Ödeyen, Gönderen Adı Soyadı, Ödemeyi Yapan`,
  cheque_number: `çek no, çek = Çek No, Çek Numarası`,
  payment_reference: `ödeme açıklama, havale açıklama, işlem açıklama, ödeme referans (no)
    = Açıklama, Ödeme Açıklaması, İşlem Açıklaması, Ödeme Referansı, Referans?`,
  tax_year: `vergilendirme dönem/yıl, hesap yıl, mali yıl, vergi yıl, yıl
    = Vergilendirme Dönemi, Vergi Yılı, Yılı, Mali Yıl, Hesap Dönemi, Yıl`,
  taxable_income: `vergi matrah, gelir vergi matrah, vergiye tabi gelir
    = Vergi Matrahı, Gelir Vergisi Matrahı, Matrah, Vergiye Tabi Gelir`,
  total_income: `toplam gelir, gelir (toplam), yıllık gelir, brüt gelir
    = Toplam Gelir, Gelir, Gelirler Toplamı, Yıllık Gelir, Brüt Gelir`,
  tax_due: `ödenecek vergi, tahakkuk vergi, vergi tutar, ödenecek vergi tutar, tahakkuk eden vergi
    = Ödenecek Vergi, Tahakkuk Eden, Tahakkuk Eden Vergi, Hesaplanan Vergi, Vergi Tutarı, Ödenecek Tutar`,
  tax_withheld: `stopaj, kesilen vergi, tevkifat, gelir vergi stopaj, stopaj tutar
    = Stopaj, Gelir Vergisi Stopajı, Kesilen Vergi, Tevkifat, Tevkifat Tutarı, GV Stopajı`,
  tax_refund: `vergi iade, iade tutar, iade vergi tutar, iade edilecek vergi
    = İade Tutarı, Vergi İadesi, İade Edilecek Vergi, İadesi Gereken`,
};
