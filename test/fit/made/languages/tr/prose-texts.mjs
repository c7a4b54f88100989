import {list} from '../list.mjs';

/** Letters, contracts, minutes and invitations: `{key}` stands for the value of a concept, `{any...}` for one like it. */
export const proseTexts = {
  headings: {
    'job-offer': list('İş teklifi|İşe alım mektubu'),
    minutes: list('Toplantı tutanağı|Tutanak'),
    invitation: list('Davet|Davetiye'),
    reminder: list('Ödeme hatırlatması|İkinci ihtar|Ödeme ihtarı'),
    terms: list('Genel satış koşulları|Genel koşullar'),
    agreement: list('Hizmet sözleşmesi|Danışmanlık sözleşmesi|Çerçeve sözleşme'),
  },
  spans: {hours: 'saat', days: 'gün'},
  durations: list(
    'beş (5) gün|on (10) iş günü|on dört (14) gün|iki (2) hafta|30 gün|üç (3) ay|12 ay|24 ay|altı hafta|bir yıl',
  ),
  events: list('Yaz şenliği|Genel kurul|Açık kapı günü|Bahar konseri|Enerji çalıştayı|Kitap tanıtımı'),
  /** Sentences that answer nothing. */
  asides: list(`{anyDate} tarihinde {anyPerson} bize bu konuda yazmıştı.
Geçen yıl tutar {anyMoney}, ondan önceki yıl {anyMoney} idi.
{anyPerson} ve {anyPerson} bunu {anyDate} tarihinde öğrendi.
Bu, {anyMoney} altındaki tutarlar ve {anyDuration} altındaki süreler için geçerli değildir.
{anyCompany} bununla bağlı değildir.`),
  prose: {
    'job-offer': list(`Sayın {recipient},
{anyDate} tarihli görüşmemizden sonra size {employer} bünyesinde {jobTitle} görevini teklif ediyoruz.
İş {employmentStart} tarihinde {workplace} ofisimizde başlayacak; yöneticiniz {supervisor} olacaktır.
Yıllık ücretiniz {annualSalary} olup on iki taksitte ödenir; {probation} süren deneme süresinden sonra gözden geçirilir.
Çalışma süresi haftada {weeklyHours}, izin yılda {vacationDays} olarak belirlenmiştir.
Taraflar {noticePeriod} önceden bildirerek işi sona erdirebilir.
Yanıtınızı en geç {answerDeadline} tarihine kadar bekliyoruz; sorularınızı {contactPerson} yanıtlar.`),
    minutes:
      list(`Toplantı {meetingDate} tarihinde {meetingPlace} kentinde yapıldı ve {chairperson} tarafından saat {meetingStart} itibarıyla açıldı.
Tutanağı {minuteTaker} tuttu; {anyPerson} ve {anyPerson} mazeret bildirdi.
{anyDate} tarihli tutanak değişiklik olmadan kabul edildi.
{anyPerson} şimdiye dek {anyMoney} harcandığını bildirdi. Görüşmeden sonra {approvedSum} tutarında bütçe onaylandı.
{responsiblePerson} belgeleri {taskDeadline} tarihine kadar hazırlayacak.
Sonraki toplantı {nextMeeting} tarihinde yapılacak. Toplantı saat {meetingEnd} itibarıyla kapandı.`),
    invitation: list(`{host} sizi davet ediyor: {eventName}.
Etkinlik {eventDate} tarihinde, yer: {venue}; kapılar saat {eventStart} itibarıyla açılır.
Konuşmayı {speaker} yapacak, piyanoda {anyPerson} olacak.
Giriş kişi başı {admissionFee}, çocuklar için {anyMoney}.
Lütfen {answerDeadline} tarihine kadar {contactPerson} ile görüşün.`),
    reminder: list(`Sayın {recipient},
{invoiceDate} tarihli {invoiceNumber} sayılı faturamızın vadesi {dueDate} idi ve tamamı ödenmedi.
Toplam {totalDue} tutarın {lastPayment} kadarı {lastPaymentDate} tarihinde geldi; geriye {overdueAmount} kaldı.
Bu hatırlatma için {reminderFee} alıyoruz.
Lütfen en geç {paymentDeadline} tarihine kadar ödeyin; sonrasında yılda {lateInterest} faiz eklenir.
Ödemeniz bu mektupla aynı anda yola çıktıysa dikkate almayın. Size {contactPerson} yardımcı olur.`),
    terms:
      list(`Bu koşullar {effectiveDate} tarihinden sonra {supplier} firmasına verilen tüm siparişler için geçerlidir.
Kullanılmamış mal teslimden sonra {returnPeriod} içinde geri gönderilebilir; bedel {anyDuration} içinde geri ödenir.
Satıcı tüm cihazlara {warrantyPeriod}, kullanılmış mala {anyDuration} garanti verir.
Gönderim her sipariş için {shippingCost} tutar; {freeShippingFrom} ve üzeri siparişlerde teslimat ücretsizdir.
Faturalar {paymentTerm} içinde ödenir. Gecikmede {lateInterest} faiz uygulanır.
Yetkili mahkeme {courtPlace} mahkemesidir; uygulanacak hukuk: {governingLaw}.`),
    agreement:
      list(`Bu sözleşme {effectiveDate} tarihinden geçerli olarak {client} (İş Sahibi) ile {contractor} (Yüklenici) arasında yapılmıştır.
Yüklenici ekteki hizmetleri verir ve imzadan sonra {anyDuration} içinde başlar.
İş Sahibi ayda {serviceFee} öder; ödeme fatura tarihinden sonra {paymentTerm} içinde yapılır.
Sözleşme {contractTerm} sürer ve {noticePeriod} önceden yazılı bildirimle sona erdirilebilir.
Sorumluluk toplamda {liabilityCap}, her olay için {anyMoney} ile sınırlıdır.
Yetkili mahkeme {courtPlace} mahkemesidir; uygulanacak hukuk: {governingLaw}.`),
  },
};
