import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of letters, contracts, minutes and invitations. */
export const proseConcepts = parseConcepts(`
employmentStart = Fecha de incorporación|Inicio del trabajo|Fecha de alta > día en que empieza el empleo > ¿Cuándo empieza el empleo?
annualSalary = Salario anual|Sueldo bruto anual|Retribución anual > paga al año > ¿Cuánto se gana al año?
weeklyHours = Jornada semanal|Horas semanales|Jornada > tiempo que se trabaja cada semana > ¿Cuántas horas se trabaja a la semana?
vacationDays = Vacaciones|Días de vacaciones > días libres al año > ¿Cuántos días de vacaciones hay?
probation = Período de prueba|Duración de la prueba > tiempo de prueba al principio > ¿Cuánto dura la prueba?
supervisor = Responsable directo|Superior|Depende de > jefe del nuevo empleado > ¿De quién depende el empleado?
answerDeadline = Responder antes del|Confirmar antes del|S.R.C. antes del > último día para contestar > ¿Hasta cuándo se espera respuesta?
workplace = Lugar de trabajo|Centro de trabajo > ciudad donde se trabaja > ¿Dónde se trabaja?
meetingDate = Fecha de la reunión|Reunión del|Sesión del > día del encuentro > ¿Cuándo fue la reunión?
meetingStart = Inicio de la sesión|Apertura de la sesión > hora en que empezó la sesión > ¿A qué hora empezó la reunión?
meetingEnd = Fin de la sesión|Cierre de la sesión > hora en que acabó la sesión > ¿A qué hora acabó la reunión?
meetingPlace = Lugar de la reunión|Sala|Celebrada en > ciudad del encuentro > ¿Dónde se celebró la reunión?
chairperson = Presidencia|Presidente|Preside > quien dirigió la reunión > ¿Quién presidió la reunión?
minuteTaker = Secretario|Acta redactada por|Secretaría > quien escribió el acta > ¿Quién redactó el acta?
nextMeeting = Próxima reunión|Próxima sesión > día del próximo encuentro > ¿Cuándo se vuelven a reunir?
approvedSum = Importe aprobado|Presupuesto aprobado > dinero concedido > ¿Cuánto dinero se aprobó?
responsiblePerson = Responsable|Encargado|Asignado a > quien debe hacer la tarea > ¿Quién se ocupa de la tarea?
taskDeadline = Plazo|Fecha límite|A realizar antes del > último día para la tarea > ¿Para cuándo debe estar hecha la tarea?
eventName = Evento|Acto|Motivo > a qué se invita > ¿Qué se organiza?
eventDate = Fecha del evento|Cuándo > día de la fiesta > ¿Qué día es el evento?
eventStart = Apertura de puertas|Comienzo > hora del evento > ¿A qué hora empieza el evento?
venue = Lugar del evento|Dónde > sitio de la fiesta > ¿Dónde tiene lugar el evento?
host = Organizador|Anfitrión|Organiza > quien invita > ¿Quién invita?
admissionFee = Entrada|Cuota de participación > precio por asistir > ¿Cuánto cuesta asistir?
speaker = Ponente|Conferenciante|Orador > quien da la charla > ¿Quién va a hablar?
overdueAmount = Importe vencido|Deuda pendiente|Pendiente de pago > suma aún sin pagar > ¿Cuánto se debe todavía?
reminderFee = Gastos de reclamación|Recargo > coste de este aviso > ¿Cuánto cuesta el aviso?
paymentDeadline = Nuevo plazo de pago|Pagar a más tardar el|Último plazo > día en que debe llegar el dinero > ¿Hasta cuándo se puede pagar aún?
lastPayment = Pago recibido|Último pago|Pago a cuenta > suma ya pagada > ¿Cuánto se pagó antes?
lastPaymentDate = Pago recibido el|Fecha del último pago > día del último ingreso > ¿Cuándo llegó el último pago?
returnPeriod = Plazo de devolución|Derecho de desistimiento > tiempo para devolver la mercancía > ¿Cuánto tiempo hay para devolver?
warrantyPeriod = Garantía|Período de garantía > tiempo en que se responde de defectos > ¿Cuánto dura la garantía?
shippingCost = Gastos de envío|Portes|Envío > coste de mandarlo > ¿Cuánto cuesta la entrega?
freeShippingFrom = Envío gratis desde|Portes gratis desde > valor del pedido para entrega sin coste > ¿Desde qué importe es gratis la entrega?
lateInterest = Interés de demora|Tipo de demora > porcentaje por retraso > ¿Qué interés se aplica por retraso?
courtPlace = Fuero|Tribunales competentes > ciudad cuyos tribunales deciden > ¿Los tribunales de qué ciudad son competentes?
client = Cliente|Contratante > quien encarga los servicios > ¿Quién encarga los servicios?
contractor = Contratista|Prestador|Consultor > quien hace el trabajo > ¿Quién presta los servicios?
serviceFee = Honorarios|Cuota mensual|Precio de los servicios > lo que cuestan los servicios > ¿Cuánto cuestan los servicios?
paymentTerm = Plazo de pago|Condiciones de pago|Pagadero en > tiempo dado para pagar > ¿En cuánto tiempo hay que pagar las facturas?
contractTerm = Duración del contrato|Vigencia|Duración > cuánto dura el acuerdo > ¿Cuánto dura el contrato?
effectiveDate = Fecha de efecto|Entrada en vigor|En vigor desde > día en que el contrato surte efecto > ¿Desde qué día vale el contrato?
liabilityCap = Límite de responsabilidad|Responsabilidad máxima > lo máximo que se paga por daños > ¿Hasta qué suma se responde?
`);
