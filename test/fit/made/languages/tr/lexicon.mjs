import {list, words} from '../list.mjs';

export const lexicon = {
  code: 'tr',
  formLabels:
    list(`Ad|Soyad|Adı Soyadı|Tarih|Doğum tarihi|Adres|Sokak|Posta kodu|Şehir|İlçe|Ülke|Telefon|Tel.|Faks|E-posta
    Hesap no|Müşteri|Müşteri no|Fatura no|Sipariş no|Sayın|İlgi|Konu|Kime|Kimden|Firma|Bölüm|Görev|Yönetici|İmza|Onaylayan
    Hazırlayan|Alındığı tarih|Son tarih|Başlangıç|Bitiş|Geçerlilik|Dönem|Tutar|Toplam tutar|Bakiye|Birim fiyat|Miktar
    İndirim|Vergi|Net|Brüt|Para birimi|Banka|Açıklama|Notlar|Neden|Amaç|Sonuç|Numune no|Parti no|Seri no|Model|Marka
    Kategori|Ağırlık|Uzunluk|Genişlik|Yükseklik|Sıcaklık|Renk|Boyut|Yer|Depo|Araç|Sürücü|İlgili kişi|Sayfa sayısı|Saat
    Çalışılan saat|Proje|Tahmini maliyet|Çalışan|Sicil no|Cinsiyet|Medeni hal|Meslek|İşveren|Okul|Yıl|Hasta|Doktor|Sigorta
    Dosya no|Mahkeme|Vergi no|Tanık|Kiracı|Kiraya veren|Kira|Depozito|Sayaç no|Endeks|Tüketim|Tedarikçi|Üretici|Alıcı
    Teslimat adresi|Ödeme koşulları|Teslim tarihi|Diğer|Başvuru türü|İşverenin adı ve adresi|Verildiği yer ve tarih
    Bu adreste ne zamandan beri oturuyorsunuz`),
  joiners: [' / ', ' ve ', ' veya ', ' & '],
  firstNames: words(
    'Mehmet Ayşe Ali Zeynep Hüseyin Elif Murat Şule Emre Gülşen Oğuz Çiğdem Kemal İpek Deniz Işıl',
  ),
  lastNames: words('Yılmaz Kaya Demir Çelik Şahin Öztürk Aydın Arslan Doğan Kılıç Güneş Koç Erdoğan Bulut'),
  companyWords: list('Anadolu|Boğaziçi|Yıldız|Ege|Toros|Güneş|Karadeniz|Çınar|Deniz|Marmara|Kuzey'),
  legalForms: list('A.Ş.|Ltd. Şti.|Ticaret|ve Oğulları|Sanayi A.Ş.|Hizmetleri'),
  towns: words('İzmir Bursa Eskişehir Muğla Çanakkale Trabzon Konya Antalya Edirne Ordu Kütahya Şile'),
  regions: ['İzmir', 'Bursa'],
  streets: list('Atatürk Cad.|Çiçek Sok.|Gül Sokak|İstasyon Cad.|Barış Mah. Lale Sk.|Okul Sokak|Liman Yolu'),
  street: '{street} No: {number}',
  zip: '99999',
  townLine: '{zip} {town}',
  words:
    words(`ve bir bu da de için ile olarak daha çok gibi en kadar sonra olan her ne var ise o ancak ya şey iki göre
    ilk tüm yeni bütün üzere rapor deneme ürün sipariş sistem malzeme düzey su kağıt kalite fiyat yüzey teslimat müşteri
    süre belge kontrol yöntem aşağıdaki genel alındı onaylandı istenen sırasında çalışma`),
  months: words('Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'),
  shortMonths: words('Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara'),
  dateFormats: list('DD.MM.YYYY|DD.MM.YYYY|DD/MM/YYYY|D MMMM YYYY|DD-MM-YYYY|D.M.YYYY'),
  group: '.',
  decimal: ',',
  moneyFormats: list('# TL|# ₺|#|# TL'),
  units: words('mm kg g cm saat gün adet m²'),
  phones: list('0 (999) 999 99 99|+90 999 999 99 99|0999 999 99 99'),
  shortAnswers: list('yok|evet|hayır|uygulanmaz|X|ekte|çeşitli|hepsi'),
  choices: [
    ['evet', 'hayır'],
    ['erkek', 'kadın'],
    ['aylık', 'yıllık'],
    ['bekar', 'evli', 'boşanmış'],
    ['yeni', 'yenileme'],
  ],
};
