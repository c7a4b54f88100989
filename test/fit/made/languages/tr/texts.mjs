import {list} from '../list.mjs';

export const texts = {
  headings: {
    payslip: list('Ücret bordrosu|Maaş bordrosu'),
    'bank-statement': list('Hesap ekstresi|Hesap özeti'),
    certificate: list('Sertifika|Belge|Katılım belgesi'),
    lease: list('Kira sözleşmesi|Konut kira sözleşmesi'),
    report: list('Laboratuvar raporu|Tahlil sonucu'),
    ticket: list('Bilet|E-bilet|Seyahat belgesi'),
    bill: list('Fatura|Elektrik faturası'),
    order: list('Sipariş|Reklam siparişi'),
    registration: list('Kayıt başvurusu|Tescil formu'),
    letter: list('Yazı|Bildirim'),
  },
  documentTypes: list('bordro|ekstre|sertifika|sözleşme|rapor|fatura|form|mektup'),
  columns: {
    current: list('Tutar|Bu dönem'),
    yearToDate: list('Yıl toplamı|Kümülatif'),
    description: list('Açıklama|Kalem'),
    date: list('Tarih|İşlem tarihi'),
    amount: list('Tutar|Toplam'),
    balance: list('Bakiye'),
    quantity: list('Adet|Miktar'),
    price: list('Fiyat|Birim fiyat'),
    test: list('Test|Parametre'),
    result: list('Sonuç|Değer'),
    unit: list('Birim'),
    range: list('Referans aralığı|Sınır değer'),
  },
  firstDay: list('ilk gün ({label})|{label}: başlangıç|başlangıç ({label})'),
  lastDay: list('son gün ({label})|{label}: bitiş|bitiş ({label})'),
  tests: list('Hemoglobin|Glukoz|Kreatinin|Kolesterol|Kalsiyum|Demir|Nitrat|Bulanıklık|İletkenlik'),
  items: list('Kart ödemesi|Havale|Otomatik ödeme|Para çekme|Faiz|Masraf|İade|Sabit ücret'),
  jobs: list('Memur|Mühendis|Satış müdürü|Teknisyen|Sekreter|Müdür|Ortak|Muhasebeci'),
  subjects: list('İlk yardım|Muhasebe|Kaynakçılık|Proje yönetimi|Gıda güvenliği'),
  laws: list('Türk hukuku|Kıbrıs hukuku'),
  terms: list('üç ay|30 gün|bir ay|altı hafta'),
  yesNo: ['evet', 'hayır'],
  statements: list('Koşulları kabul ediyorum|E-posta ile haber istiyorum|Yeni adres|Kendi aracı var'),
  to: list('-|–'),
  lease:
    list(`Bu sözleşme {signatureDate} tarihinde kiraya veren {landlord} ile kiracı {tenant} arasında yapılmıştır.
    Kiralanan konutun adresi {propertyAddress} olarak belirlenmiştir.
    Kira {leaseStart} tarihinde başlar ve {leaseEnd} tarihinde sona erer.
    Aylık kira bedeli {rent} olup peşin ödenir.
    Kiracı {deposit} depozito verir.
    Taraflar {noticePeriod} önceden bildirerek sözleşmeyi bitirebilir.
    Bu sözleşmeye {governingLaw} uygulanır.`),
  certificate:
    list(`{birthPlace} doğumlu, {birthDate} tarihinde doğan {holderName} adlı kişi {course} kursunu {grade} notu ile tamamlamıştır.
    Bu belge {expiryDate} tarihine kadar geçerlidir.`),
  letter: list(`Sayın {recipient},
    yazınız için teşekkür ederiz. Siparişinizin numarası {orderNumber} olarak kaydedildi.
    Ödenecek {totalDue} tutarını {dueDate} tarihine kadar yatırmanızı rica ederiz.
    Sorularınız için {contactPerson} ile görüşebilirsiniz.
    Saygılarımızla`),
};
