import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of letterheads and of the foot of a letter. */
export const letterConcepts = parseConcepts(`
senderAddress = Adresimiz|Merkez adresi|Ofis adresi > antetteki adres|gönderenin adresi > Gönderenin adresi nedir?
senderPhone = Telefon|Tel.|Tel > antetteki telefon numarası|firmanın numarası > Hangi numara aranabilir?
senderFax = Faks|Fax|Faks no > faks için numara > Faks numarası nedir?
senderEmail = E-posta|E-mail|Mail > gönderenin elektronik adresi > Hangi e-posta adresine yazılabilir?
senderWebsite = Web|İnternet sitesi|Web sitesi > firmanın internet sayfası > İnternet adresi nedir?
vatId = Vergi kimlik no|VKN|KDV no > vergi için kimlik numarası > Firma hangi vergi numarasıyla kayıtlı?
bic = BIC|SWIFT|SWIFT kodu > bankanın tanıtım kodu > Bankanın SWIFT kodu nedir?
placeOfSigning = Yer|Düzenlendiği yer > yazıldığı şehir > Bu nerede yazıldı?
recipientAddress = Alıcının adresi|Gönderim adresi|Adresiniz > mektubun gittiği yer > Hangi adrese gönderildi?
servicePhone = Müşteri hizmetleri|Çağrı merkezi|Sorularınız için > sorular için numara > Sorular için hangi numara?
emergencyPhone = Acil durum|Arıza hattı|Arıza bildirimi > arıza durumunda numara > Acil durumda kim aranır?
openingHours = Çalışma saatleri|Açılış saatleri > ofisin açık olduğu saatler > Ofis ne zaman açık?
`);
