import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of papers with tables: pay, taxes, stays, school, journeys, bills of utilities and workshops. */
export const tableConcepts = parseConcepts(`
hourlyRate = Salario por hora|Precio hora trabajador > paga por una hora > ¿Cuánto se paga por una hora?
hoursWorked = Horas trabajadas|Horas|Horas pagadas > tiempo pagado > ¿Cuántas horas se trabajaron?
taxableIncome = Base imponible IRPF|Base sujeta a retención > parte que tributa > ¿Sobre cuánto se paga impuesto?
employerPension = Pensión (empresa)|Aportación empresa pensión > lo que pone la empresa para la jubilación > ¿Cuánto pone la empresa para la pensión?
employeePension = Pensión (trabajador)|Aportación trabajador pensión > lo que pone el trabajador para la jubilación > ¿Cuánto pone el trabajador para la pensión?
healthInsurance = Seguro de salud|Seguro médico > cuota por enfermedad > ¿Cuánto va al seguro médico?
roomNumber = Habitación|N.º de habitación > qué habitación era > ¿En qué habitación durmió el huésped?
checkIn = Llegada|Fecha de llegada|Entrada > primer día de la estancia > ¿Cuándo llegó el huésped?
checkOut = Salida|Fecha de salida > último día de la estancia > ¿Cuándo se fue el huésped?
guest = Huésped|Nombre del huésped > quien se alojó en el hotel > ¿Quién se alojó?
roomRate = Precio habitación|Tarifa por noche|Precio por noche > precio de una noche > ¿Cuánto cuesta una noche?
taxYear = Ejercicio fiscal|Año fiscal|Ejercicio > año del impuesto > ¿Para qué año es el impuesto?
totalIncome = Renta total|Total de ingresos|Ingresos > todo lo que se ganó > ¿Cuánto se ganó en total?
allowance = Mínimo personal|Reducción|Mínimo exento > parte que no tributa > ¿Cuánto está exento?
taxAssessed = Cuota líquida|Impuesto liquidado|Cuota resultante > impuesto del año > ¿Cuánto impuesto se fijó?
prepaid = Pagos a cuenta|Retenciones|Ya ingresado > impuesto pagado antes > ¿Cuánto impuesto se pagó antes?
refund = A devolver|Devolución|Importe a devolver > dinero que se devuelve > ¿Cuánto se devuelve?
pupil = Alumno/a|Estudiante|Nombre del alumno > niño de quien se trata > ¿De qué alumno se trata?
className = Curso|Grupo|Clase > grupo del alumno > ¿En qué clase está el alumno?
schoolYear = Año escolar|Curso escolar|Trimestre > año del boletín > ¿Para qué año escolar es?
daysAbsent = Faltas|Días de ausencia|Ausencias > días que faltó el alumno > ¿Cuántos días faltó el alumno?
classTeacher = Tutor/a|Profesor tutor > maestro de la clase > ¿Quién es el maestro de la clase?
weekEnding = Semana hasta|Semana del > último día de la semana > ¿De qué semana se trata?
totalHours = Total de horas|Horas totales|Suma de horas > todas las horas juntas > ¿Cuántas horas son en total?
tripPurpose = Motivo del viaje|Objeto del viaje > por qué se viajó > ¿Para qué fue el viaje?
advancePaid = Anticipo|Menos anticipo|Anticipo recibido > dinero dado antes > ¿Cuánto dinero se dio antes?
reimbursement = A reembolsar|Importe a reembolsar > lo que recupera la persona > ¿Cuánto recupera quien viajó?
previousBill = Factura anterior|Saldo factura anterior > lo que se facturó antes > ¿De cuánto era la factura de antes?
standingCharge = Cuota fija|Término fijo > precio fijo sin consumo > ¿Qué se paga aun sin consumir?
unitRate = Precio del kWh|Precio por unidad|Tarifa unitaria > precio de una unidad > ¿Cuánto cuesta una unidad?
discount = Descuento|Bonificación|Menos descuento > lo que se puede restar > ¿Cuánto se puede restar?
discountDeadline = Descuento si paga antes del|Descuento hasta > último día para pagar menos > ¿Hasta cuándo se puede pagar menos?
instalment = Cuota mensual|Mensualidad|Nueva cuota > lo que se paga cada mes > ¿Cuánto se paga cada mes?
nextReadingDate = Próxima lectura|Fecha próxima lectura > día en que se lee de nuevo > ¿Cuándo se lee de nuevo?
mileage = Kilometraje|Kilómetros|Cuentakilómetros > distancia que ha hecho el coche > ¿Cuánto ha recorrido el coche?
labourHours = Horas de mano de obra|Tiempo empleado > horas de trabajo > ¿Cuántas horas llevó el trabajo?
labourRate = Precio hora|Tarifa/hora > precio de una hora de trabajo > ¿Cuánto cuesta una hora de trabajo?
labourCost = Mano de obra|Total mano de obra > precio del trabajo > ¿Cuánto costó el trabajo?
partsCost = Piezas|Recambios|Materiales > precio de las piezas > ¿Cuánto costaron las piezas?
`);
