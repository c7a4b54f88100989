import {list} from '../list.mjs';

export const texts = {
  headings: {
    payslip: list('Nómina|Recibo de salarios'),
    'bank-statement': list('Extracto de cuenta|Extracto bancario'),
    certificate: list('Certificado|Diploma|Título'),
    lease: list('Contrato de arrendamiento|Contrato de alquiler'),
    report: list('Informe de laboratorio|Informe de ensayo'),
    ticket: list('Billete|Billete electrónico|Reserva'),
    bill: list('Factura|Factura de luz'),
    order: list('Pedido|Orden de publicidad'),
    registration: list('Solicitud de inscripción|Declaración de registro'),
    letter: list('Carta|Aviso'),
  },
  documentTypes: list('nómina|extracto|certificado|contrato|informe|factura|formulario|carta'),
  columns: {
    current: list('Importe|Mes'),
    yearToDate: list('Acumulado anual|Acumulado'),
    description: list('Concepto|Descripción'),
    date: list('Fecha|Fecha valor'),
    amount: list('Importe|Total'),
    balance: list('Saldo'),
    quantity: list('Cant.|Cantidad'),
    price: list('Precio|Precio unitario'),
    test: list('Prueba|Parámetro'),
    result: list('Resultado|Valor'),
    unit: list('Unidad|Unidades'),
    range: list('Valores de referencia|Límites'),
  },
  firstDay: list('primer día ({label})|{label}: desde|inicio ({label})'),
  lastDay: list('último día ({label})|{label}: hasta|fin ({label})'),
  tests: list('Hemoglobina|Glucosa|Creatinina|Colesterol|Calcio|Hierro|Nitratos|Turbidez|Conductividad'),
  items: list('Pago con tarjeta|Transferencia|Recibo|Reintegro|Intereses|Comisión|Devolución|Cuota fija'),
  jobs: list('Administrativa|Ingeniero|Jefe de ventas|Técnico|Secretaria|Gerente|Socio|Tesorera'),
  subjects: list('Primeros auxilios|Contabilidad|Soldadura|Gestión de proyectos|Higiene alimentaria'),
  laws: list('la ley española|la legislación mexicana|el derecho argentino'),
  terms: list('tres meses|30 días|un mes|dos semanas'),
  yesNo: ['sí', 'no'],
  statements: list(
    'Acepto las condiciones|Deseo recibir noticias por correo|Nuevo domicilio|Tiene vehículo propio',
  ),
  to: list('-|al|a'),
  lease:
    list(`El presente contrato se celebra el {signatureDate} entre {landlord}, en adelante el Arrendador, y {tenant}, en adelante el Arrendatario.
    El Arrendador cede en alquiler la vivienda situada en {propertyAddress}.
    El alquiler comienza el {leaseStart} y termina el {leaseEnd}, salvo prórroga.
    La renta mensual es de {rent}, que se paga por adelantado.
    El Arrendatario entrega una fianza de {deposit}.
    Cualquiera de las partes puede resolver el contrato con un preaviso de {noticePeriod}.
    El contrato se rige por {governingLaw}.`),
  certificate:
    list(`Se certifica que {holderName}, nacido el {birthDate} en {birthPlace}, ha superado el curso {course} con la calificación {grade}.
    Este certificado es válido hasta el {expiryDate}.`),
  letter: list(`Estimado/a {recipient}:
    gracias por su carta. Su pedido lleva el número {orderNumber}.
    Le rogamos que abone el importe de {totalDue} antes del {dueDate}.
    Si tiene preguntas, diríjase a {contactPerson}.
    Atentamente`),
};
