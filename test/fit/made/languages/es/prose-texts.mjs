import {list} from '../list.mjs';

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
  durations: list(
    'cinco (5) días|diez (10) días hábiles|catorce (14) días|dos (2) semanas|30 días|tres (3) meses|12 meses|24 meses|seis semanas|un año',
  ),
  events: list(
    'Fiesta de verano|Asamblea general|Jornada de puertas abiertas|Concierto de primavera|Taller de energía|Presentación del libro',
  ),
  /** Sentences that answer nothing. */
  asides: list(`El {anyDate} {anyPerson} ya nos había escrito sobre esto.
El año pasado el importe fue de {anyMoney}, el anterior de {anyMoney}.
{anyPerson} y {anyPerson} fueron informados el {anyDate}.
Esto no se aplica a sumas de menos de {anyMoney} ni a plazos de menos de {anyDuration}.
{anyCompany} no está obligada por esto.`),
  prose: {
    'job-offer': list(`Estimado/a {recipient}:
tras nuestra conversación del {anyDate} nos complace ofrecerle el puesto de {jobTitle} en {employer}.
El empleo empieza el {employmentStart} en nuestra oficina de {workplace}, y usted dependerá de {supervisor}.
El salario anual será de {annualSalary}, en doce pagas; se revisará tras el período de prueba de {probation}.
La jornada es de {weeklyHours} a la semana y tiene derecho a {vacationDays} de vacaciones al año.
Cualquiera de las partes puede terminar el contrato con un preaviso de {noticePeriod}.
Le rogamos que conteste antes del {answerDeadline}; para preguntas está {contactPerson}.`),
    minutes:
      list(`La reunión se celebró el {meetingDate} en {meetingPlace} y fue abierta por {chairperson} a las {meetingStart}.
{minuteTaker} redactó el acta; {anyPerson} y {anyPerson} excusaron su asistencia.
El acta del {anyDate} se aprobó sin cambios.
{anyPerson} informó de que se han gastado {anyMoney}. Tras el debate se aprobó un presupuesto de {approvedSum}.
{responsiblePerson} preparará los documentos antes del {taskDeadline}.
La próxima reunión será el {nextMeeting}. La sesión se cerró a las {meetingEnd}.`),
    invitation: list(`{host} tiene el placer de invitarle: {eventName}.
La cita es el {eventDate} en {venue}; las puertas se abren a las {eventStart}.
La charla estará a cargo de {speaker}, con {anyPerson} al piano.
La entrada cuesta {admissionFee} por persona, para niños {anyMoney}.
Se ruega contestar antes del {answerDeadline} a {contactPerson}.`),
    reminder: list(`Estimado/a {recipient}:
nuestra factura {invoiceNumber} del {invoiceDate} vencía el {dueDate} y no se ha pagado del todo.
Del total de {totalDue} recibimos {lastPayment} el {lastPaymentDate}, de modo que quedan por pagar {overdueAmount}.
Por este aviso cobramos {reminderFee}.
Le rogamos que pague a más tardar el {paymentDeadline}; después añadiremos intereses del {lateInterest} al año.
Si su pago se ha cruzado con esta carta, no la tenga en cuenta. Le atenderá {contactPerson}.`),
    terms: list(`Estas condiciones valen para todos los pedidos hechos a {supplier} desde el {effectiveDate}.
La mercancía sin usar puede devolverse en {returnPeriod} desde su recepción; el precio se reembolsa en {anyDuration}.
El vendedor da una garantía de {warrantyPeriod} en todos los aparatos, de {anyDuration} en los usados.
El envío cuesta {shippingCost} por pedido; desde {freeShippingFrom} la entrega es gratuita.
Las facturas se pagan en {paymentTerm}. En caso de retraso se cobra un interés del {lateInterest}.
Son competentes los tribunales de {courtPlace}; se aplica {governingLaw}.`),
    agreement:
      list(`Este contrato se celebra con efecto desde el {effectiveDate} entre {client} (el Cliente) y {contractor} (el Contratista).
El Contratista presta los servicios descritos en el anexo y empieza en {anyDuration} desde la firma.
El Cliente paga unos honorarios de {serviceFee} al mes, en {paymentTerm} desde la fecha de factura.
El contrato dura {contractTerm} y puede terminarse por escrito con un preaviso de {noticePeriod}.
La responsabilidad se limita a {liabilityCap} en total y a {anyMoney} por caso.
Deciden los tribunales de {courtPlace}; se aplica {governingLaw}.`),
  },
};
