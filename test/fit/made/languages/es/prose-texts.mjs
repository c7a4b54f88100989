import {list, versions} from '../list.mjs';

/** Letters, contracts, minutes and invitations: `{key}` stands for the value of a concept, `{any...}` for one like it. */
export const proseTexts = {
  headings: {
    'job-offer': list('Oferta de empleo|Carta de contratación'),
    minutes: list('Acta de la reunión|Acta de la sesión'),
    invitation: list('Invitación|Está usted invitado'),
    reminder: list('Recordatorio de pago|Segundo aviso|Reclamación de pago'),
    terms: list('Condiciones generales de venta|Condiciones generales'),
    agreement: list('Contrato de servicios|Contrato de consultoría|Contrato marco'),
  },
  spans: {hours: 'horas', days: 'días'},
  durations:
    list(`cinco (5) días|diez (10) días hábiles|catorce (14) días|dos (2) semanas|30 días|tres (3) meses|12 meses
    24 meses|seis semanas|un año|siete días|ocho (8) días|10 días|15 días hábiles|21 días
    cuarenta y cinco (45) días|60 días|90 días|cuatro semanas|un mes|dos meses|3 meses|seis (6) meses
    9 meses|18 meses|36 meses|dos años|tres (3) años|5 años|diez semanas|medio año`),
  events:
    list(`Fiesta de verano|Asamblea general|Jornada de puertas abiertas|Concierto de primavera|Taller de energía
    Presentación del libro|Cena de Navidad|Asamblea de socios|Cata de vinos|Inauguración|Bodas de oro
    Encuentro de antiguos alumnos|Exposición de pintura|Concierto benéfico|Jornada técnica
    Seminario de protección de datos|Velada de poesía|Presentación del producto|Despedida
    Verbena de San Juan|Entrega de premios|Gala solidaria|Feria de ciencias|Congreso de salud
    Posada navideña`),
  /** Sentences that answer nothing. */
  asides: list(`El {anyDate} {anyPerson} ya nos había escrito sobre esto.
El año pasado el importe fue de {anyMoney}, el anterior de {anyMoney}.
{anyPerson} y {anyPerson} fueron informados el {anyDate}.
Esto no se aplica a sumas de menos de {anyMoney} ni a plazos de menos de {anyDuration}.
{anyCompany} no está obligada por esto.
Se mandaron copias el {anyDate} a {anyPerson} y a {anyCompany} también.
Hasta el {anyDate} valían otras reglas.
En el caso de {anyCompany} fueron solo {anyMoney} en total.
Así se había hablado por teléfono con {anyPerson} antes.
Guarde este papel al menos {anyDuration}.
Los daños de más de {anyMoney} se comunican en {anyDuration}.
El {anyDate} se había hablado de {anyMoney}, por error.
Ni {anyPerson} ni {anyCompany} quedan obligados por ello.
Una copia cuesta {anyMoney} y se pide a {anyPerson}.
La regla del {anyDate} sigue igual.`),
  prose: {
    'job-offer': versions(`
Estimado/a {recipient}:
tras nuestra conversación del {anyDate} nos complace ofrecerle el puesto de {jobTitle} en {employer}.
El empleo empieza el {employmentStart} en nuestra oficina de {workplace}, y usted dependerá de {supervisor}.
El salario anual será de {annualSalary}, en doce pagas; se revisará tras el período de prueba de {probation}.
La jornada es de {weeklyHours} a la semana y tiene derecho a {vacationDays} de vacaciones al año.
Cualquiera de las partes puede terminar el contrato con un preaviso de {noticePeriod}.
Le rogamos que conteste antes del {answerDeadline}; para preguntas está {contactPerson}.

Nos alegra confirmarle, {recipient}, que {employer} desea contratarle como {jobTitle}.
El puesto está en {workplace}, donde {supervisor} será su responsable; empezará el {employmentStart}.
Por {weeklyHours} a la semana percibirá {annualSalary} brutos al año y disfrutará de {vacationDays} de vacaciones.
Estará a prueba durante {probation}; después, el preaviso, por ambas partes, será de {noticePeriod}.
Si esta oferta, de la que {anyPerson} le habló el {anyDate}, le conviene, escriba antes del {answerDeadline} a {contactPerson}.

{recipient}, su entrevista del {anyDate} con {anyPerson} nos convenció.
Desde el {employmentStart} trabajaría usted en {employer}: puesto de {jobTitle}, {weeklyHours} semanales.
La retribución anual, fijada en {annualSalary}, podrá completarse el primer año con una prima de como mucho {anyMoney}.
Las vacaciones serán de {vacationDays} al año. Su superior, {supervisor}, le espera en {workplace}, donde tenemos la oficina.
Durante la prueba, que dura {probation}, cada cual puede retirarse; más tarde hay que avisar con {noticePeriod} de antelación.
La oferta decae si no hay respuesta el {answerDeadline} a más tardar. Las preguntas, a {contactPerson}, de personal.
`),
    minutes: versions(`
La reunión se celebró el {meetingDate} en {meetingPlace} y fue abierta por {chairperson} a las {meetingStart}.
{minuteTaker} redactó el acta; {anyPerson} y {anyPerson} excusaron su asistencia.
El acta del {anyDate} se aprobó sin cambios.
{anyPerson} informó de que se han gastado {anyMoney}. Tras el debate se aprobó un presupuesto de {approvedSum}.
{responsiblePerson} preparará los documentos antes del {taskDeadline}.
La próxima reunión será el {nextMeeting}. La sesión se cerró a las {meetingEnd}.

Asistentes: {chairperson} (presidencia), {anyPerson}, {anyPerson} y {minuteTaker} (secretaría).
El {meetingDate}, a las {meetingStart}, los miembros se juntaron en {meetingPlace}.
En lugar de los {anyMoney} solicitados, y oído {anyPerson}, se concedieron {approvedSum}.
Corresponde a {responsiblePerson} entregar, a más tardar el {taskDeadline}, un informe escrito.
No habiendo más asuntos, la sesión terminó a las {meetingEnd}; la siguiente tendrá lugar el {nextMeeting}.

Acta, levantada por {minuteTaker}, de la sesión habida en {meetingPlace} bajo la presidencia de {chairperson}.
Se comenzó a las {meetingStart} en punto, este {meetingDate}, en ausencia de {anyPerson}.
Queda anulado lo acordado el {anyDate}: para las obras hay ahora {approvedSum}, y de otros {anyMoney} se hablará más adelante.
Antes del {taskDeadline}, según se convino, {responsiblePerson} pedirá tres presupuestos.
Próximo encuentro: {nextMeeting}. Fin de la sesión: {meetingEnd}.
`),
    invitation: versions(`
{host} tiene el placer de invitarle: {eventName}.
La cita es el {eventDate} en {venue}; las puertas se abren a las {eventStart}.
La charla estará a cargo de {speaker}, con {anyPerson} al piano.
La entrada cuesta {admissionFee} por persona, para niños {anyMoney}.
Se ruega contestar antes del {answerDeadline} a {contactPerson}.

Usted y su familia están invitados a nuestro acto: {eventName}, que se celebrará el {eventDate} en {venue}.
Se podrá entrar desde las {eventStart}; al final cantará {anyPerson}.
La conferencia, esperada desde el {anyDate}, la dará {speaker}.
Por la entrada, que incluye un refrigerio, se piden {admissionFee} por persona.
Las inscripciones las recibe, hasta el {answerDeadline}, {contactPerson}. Les espera {host}, con toda la junta.

{eventDate}, {eventStart}, {venue}: ¡reserve esta fecha!
Con motivo de este acto, {eventName}, es usted huésped de {host}, con la ayuda de {anyCompany}.
Tomará la palabra {speaker}, a quien presentará {anyPerson}.
Entradas a {admissionFee}, estudiantes solo {anyMoney}.
Diga a {contactPerson}, hasta el {answerDeadline}, si podrá venir.
`),
    reminder: versions(`
Estimado/a {recipient}:
nuestra factura {invoiceNumber} del {invoiceDate} vencía el {dueDate} y no se ha pagado del todo.
Del total de {totalDue} recibimos {lastPayment} el {lastPaymentDate}, de modo que quedan por pagar {overdueAmount}.
Por este aviso cobramos {reminderFee}.
Le rogamos que pague a más tardar el {paymentDeadline}; después añadiremos intereses del {lateInterest} al año.
Si su pago se ha cruzado con esta carta, no la tenga en cuenta. Le atenderá {contactPerson}.

{recipient}, según nuestros libros nos debe usted aún {overdueAmount}.
Es lo que resta de la factura n.º {invoiceNumber}, emitida el {invoiceDate} por {totalDue} y pagadera hasta el {dueDate}.
El {lastPaymentDate} nos transfirió usted, lo que agradecemos, {lastPayment}.
Sintiéndolo mucho, se suman {reminderFee} por la presente carta.
Sin dinero suyo antes del {paymentDeadline}, se deberán intereses al {lateInterest} anual.
Lleva su cuenta {contactPerson}, a quien puede preguntar. Ya le habíamos escrito el {anyDate}.

Quizá se le pasó, {recipient}: nuestra factura {invoiceNumber}, con fecha {invoiceDate}, debía haberse abonado antes del {dueDate}.
Solo ha llegado un pago, de {lastPayment}, el {lastPaymentDate}; de los {totalDue} faltan por tanto {overdueAmount}.
Transfiera esa suma, más {reminderFee} de gastos, el {paymentDeadline} como muy tarde.
De lo contrario pasará el asunto a {anyCompany} y se aplicará un tipo del {lateInterest} anual.
Si prefiere pagar en plazos, hable con {contactPerson}.
`),
    terms: versions(`
Estas condiciones valen para todos los pedidos hechos a {supplier} desde el {effectiveDate}.
La mercancía sin usar puede devolverse en {returnPeriod} desde su recepción; el precio se reembolsa en {anyDuration}.
El vendedor da una garantía de {warrantyPeriod} en todos los aparatos, de {anyDuration} en los usados.
El envío cuesta {shippingCost} por pedido; desde {freeShippingFrom} la entrega es gratuita.
Las facturas se pagan en {paymentTerm}. En caso de retraso se cobra un interés del {lateInterest}.
Son competentes los tribunales de {courtPlace}; se aplica {governingLaw}.

Con efecto desde el {effectiveDate}, {supplier} vende solo en las condiciones que siguen; las del {anyDate} ya no valen.
Para abonar su factura el cliente tiene, salvo otro acuerdo, {paymentTerm}; después se debe un interés del {lateInterest} anual.
Los pedidos de al menos {freeShippingFrom} se entregan sin portes; a los demás se suman {shippingCost} de envío.
Lo que no guste puede devolverse, mientras el embalaje esté intacto, en un plazo de {returnPeriod} tras la entrega.
Si aparece un defecto durante la garantía, cuya duración es de {warrantyPeriod}, se repara sin coste; hay repuestos por {anyDuration}.
Rige {governingLaw}; las demandas se presentan ante los juzgados de {courtPlace}.

{supplier} (en adelante el Vendedor) y el cliente quedan sujetos a estas condiciones, vigentes desde el {effectiveDate}.
Portes: {shippingCost} por envío, que no se cobran desde {freeShippingFrom} de compra.
Devoluciones: el cliente tiene {returnPeriod} para decidirse; el dinero vuelve a los {anyDuration}.
Garantía: {warrantyPeriod} desde la entrega, salvo piezas de desgaste.
Pago: sin descuento, a {paymentTerm}. Los atrasos devengan un {lateInterest} de interés y cada aviso cuesta {anyMoney}.
Derecho y fuero: {governingLaw}, juzgados de {courtPlace}.
`),
    agreement: versions(`
Este contrato se celebra con efecto desde el {effectiveDate} entre {client} (el Cliente) y {contractor} (el Contratista).
El Contratista presta los servicios descritos en el anexo y empieza en {anyDuration} desde la firma.
El Cliente paga unos honorarios de {serviceFee} al mes, en {paymentTerm} desde la fecha de factura.
El contrato dura {contractTerm} y puede terminarse por escrito con un preaviso de {noticePeriod}.
La responsabilidad se limita a {liabilityCap} en total y a {anyMoney} por caso.
Deciden los tribunales de {courtPlace}; se aplica {governingLaw}.

De una parte, {client}, con {anyPerson} como representante y en adelante denominado el Cliente; de otra, {contractor}, en adelante denominado el Contratista; ambos acuerdan lo siguiente.
El contrato entra en vigor el {effectiveDate}; se hace por {contractTerm}, a no ser que una parte lo denuncie antes con {noticePeriod} de antelación.
A cambio, el Contratista recibe cada mes {serviceFee}, pagaderos {paymentTerm} después de llegar su factura.
Los gastos de más de {anyMoney} requieren permiso previo.
Por daños, salvo dolo, no se responde de más de {liabilityCap}.
Es aplicable {governingLaw}; los litigios van a los tribunales de {courtPlace}.

{contractor}, prestador, se obliga a ejecutar para {client}, su cliente, los trabajos del anexo A.
Comienzo: los trabajos se deben desde el {effectiveDate}, entregados los planos por {anyPerson}.
Duración: {contractTerm}, con facultad de desistir avisando {noticePeriod} antes.
Precio: {serviceFee} al mes; no se debe anticipo alguno, en particular de {anyMoney}.
Pago: {paymentTerm} tras recibir cada factura.
Responsabilidad: en total {liabilityCap} como máximo, sea cual sea la causa.
Derecho y fuero: {governingLaw}, tribunales de {courtPlace}.
`),
  },
};
