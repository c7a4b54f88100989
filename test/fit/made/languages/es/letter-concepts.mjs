import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of letterheads and of the foot of a letter. */
export const letterConcepts = parseConcepts(`
senderAddress = Nuestra dirección|Domicilio social|Oficina > dirección del membrete|dirección del remitente > ¿Cuál es la dirección del remitente?
senderPhone = Teléfono|Tel.|Tfno.|T > número de teléfono del membrete|número de la empresa > ¿A qué número se puede llamar?
senderFax = Fax|Telefax|N.º de fax > número para faxes > ¿Cuál es el número de fax?
senderEmail = Correo electrónico|E-mail|Correo > dirección electrónica del remitente > ¿A qué correo se puede escribir?
senderWebsite = Web|Sitio web|Página web > página de la empresa en internet > ¿Cuál es la dirección web?
vatId = NIF|CIF|N.º de IVA > identificación para el impuesto > ¿Con qué NIF está registrada la empresa?
bic = BIC|SWIFT|Código SWIFT > código identificador del banco > ¿Cuál es el código SWIFT del banco?
placeOfSigning = Lugar|Hecho en > ciudad donde se escribió > ¿Dónde se escribió?
recipientAddress = Dirección del destinatario|Dirección de envío|Su dirección > adónde va la carta > ¿A qué dirección se envió?
servicePhone = Atención al cliente|Servicio al cliente|¿Dudas? > número para consultas > ¿Qué número es para consultas?
emergencyPhone = Urgencias|Averías|Emergencias 24 h > número en caso de avería > ¿A quién se llama en una emergencia?
openingHours = Horario|Horario de atención|Horario de oficina > cuándo abre la oficina > ¿Cuándo está abierta la oficina?
`);
