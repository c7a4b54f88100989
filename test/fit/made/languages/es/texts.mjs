import {list, versions} from '../list.mjs';

export const texts = {
  headings: {
    payslip: list('Nómina|Recibo de salarios|Recibo de nómina|Hoja de haberes|Liquidación de sueldo'),
    'bank-statement': list(
      'Extracto de cuenta|Extracto bancario|Estado de cuenta|Su extracto|Movimientos de la cuenta',
    ),
    certificate: list(
      'Certificado|Diploma|Título|Constancia|Certificado de asistencia|Certificado de aprovechamiento',
    ),
    lease: list(`Contrato de arrendamiento|Contrato de alquiler|Arrendamiento de vivienda|Contrato de arriendo
    Contrato de alquiler de vivienda`),
    report: list(
      'Informe de laboratorio|Informe de ensayo|Resultados de análisis|Informe clínico|Boletín de análisis',
    ),
    ticket: list('Billete|Billete electrónico|Reserva|Su viaje|Boleto|Confirmación de reserva'),
    bill: list('Factura|Factura de luz|Factura de agua|Su factura|Recibo'),
    order: list(
      'Pedido|Orden de publicidad|Confirmación de pedido|Orden de inserción|Contrato de publicidad',
    ),
    registration:
      list(`Solicitud de inscripción|Declaración de registro|Formulario de registro|Alta en el registro
    Impreso de inscripción`),
    letter: list('Carta|Aviso|Escrito|Comunicación|Nuestra carta'),
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
  tests:
    list(`Hemoglobina|Glucosa|Creatinina|Colesterol|Calcio|Hierro|Nitratos|Turbidez|Conductividad|Sodio|Potasio
    Urea|Bilirrubina|Triglicéridos|Vitamina D|Ferritina|Plaquetas|Leucocitos|Hematíes|Ácido úrico
    Magnesio|Zinc|Cloruros|Sulfatos|Amonio|Plomo|Cobre|Dureza|Oxígeno disuelto|TSH|PCR|Albúmina
    Proteínas totales|Coliformes`),
  items:
    list(`Pago con tarjeta|Transferencia|Recibo|Reintegro|Intereses|Comisión|Devolución|Cuota fija|Cheque|Nómina
    Cajero automático|Cuota de tarjeta|Préstamo|Alquiler|Seguro|Luz|Compra|Móvil|Descubierto
    Ingreso en efectivo|Dividendo|Suscripción|Mano de obra|Material|Montaje|Desplazamiento
    Cuñas de mañana|Cuñas de noche|Entrega|Pensión`),
  jobs: list(`Administrativa|Ingeniero|Jefe de ventas|Técnico|Secretaria|Gerente|Socio|Tesorera|Enfermera|Conductor
    Desarrolladora|Encargado de obra|Electricista|Presidenta|Directora general|Responsable de marketing
    Farmacéutica|Cocinero|Camarera|Dependiente|Profesora|Mozo de almacén|Operaria|Soldador|Investigadora
    Secretaria de dirección|Notario|Conserje|Concejala|Jefa de proyecto|Analista|Abogada|Cajero|Apoderado
    Contador público|Licenciada`),
  subjects:
    list(`Primeros auxilios|Contabilidad|Soldadura|Gestión de proyectos|Higiene alimentaria|Manejo de carretillas
    Seguridad contra incendios|Español para extranjeros|Desarrollo web|Cuidado de mayores
    Instalaciones eléctricas|Hablar en público|Hojas de cálculo|Calidad|Negociación|Fotografía
    Educación infantil|Derecho laboral|Nóminas|Socorrismo|Gestión de conflictos|Peluquería|Carpintería`),
  laws: list(`la ley española|la legislación mexicana|el derecho argentino|la ley chilena|la ley peruana
    la legislación colombiana|el derecho foral navarro|la ley del Estado de Jalisco|el derecho uruguayo
    la legislación andorrana|la ley portuguesa|el derecho francés`),
  terms:
    list(`tres meses|30 días|un mes|dos semanas|dos meses|60 días|90 días|15 días|quince (15) días|tres (3) meses
    seis meses|cuatro semanas|un trimestre|ocho días`),
  yesNo: ['sí', 'no'],
  statements:
    list(`Acepto las condiciones|Deseo recibir noticias por correo|Nuevo domicilio|Tiene vehículo propio
    He leído las normas|Trabaja usted|Tiene hijos|Primera solicitud|Necesito un recibo|Es una corrección
    Documentos adjuntos|Deseo que me llamen|Fuma usted|Necesita aparcamiento|Estuvo ya inscrito`),
  to: list('-|al|a'),
  lease: versions(`
El presente contrato se celebra el {signatureDate} entre {landlord}, en adelante el Arrendador, y {tenant}, en adelante el Arrendatario.
El Arrendador cede en alquiler la vivienda situada en {propertyAddress}.
El alquiler comienza el {leaseStart} y termina el {leaseEnd}, salvo prórroga.
La renta mensual es de {rent}, que se paga por adelantado.
El Arrendatario entrega una fianza de {deposit}.
Cualquiera de las partes puede resolver el contrato con un preaviso de {noticePeriod}.
El contrato se rige por {governingLaw}.

Por el presente, {landlord} (la parte arrendadora) da en alquiler el inmueble sito en {propertyAddress} y {tenant} (la parte arrendataria) lo acepta.
El arriendo va del {leaseStart} al {leaseEnd}, si no se renueva.
La parte arrendataria abonará {rent} al mes, además de los gastos, estimados en {anyMoney}.
Antes de recibir las llaves deposita {deposit} en garantía, que se devuelven {anyDuration} después de su salida.
Quien quiera acabar antes debe avisar al otro con {noticePeriod} de antelación.
Firmado por las partes el {signatureDate}; rige {governingLaw}.

{tenant}, en lo sucesivo el inquilino, toma en alquiler, de {landlord}, en lo sucesivo el propietario, lo siguiente: {propertyAddress}.
El inquilino puede entrar el {leaseStart}; todo debe quedar libre el {leaseEnd}.
Precio: {rent} cada mes, por adelantado. Fianza: {deposit}, a entregar antes de entrar.
Aviso de cualquiera de los dos: {noticePeriod}, por escrito.
Las partes, que firmaron este papel el {signatureDate}, someten el contrato a {governingLaw}.
`),
  certificate: versions(`
Se certifica que {holderName}, nacido el {birthDate} en {birthPlace}, ha superado el curso {course} con la calificación {grade}.
Este certificado es válido hasta el {expiryDate}.

El curso {course} fue seguido de principio a fin, según aquí se hace constar, por {holderName}, cuyo nacimiento tuvo lugar en {birthPlace} el {birthDate}.
El examen, hecho ante {anyPerson}, dio el resultado {grade}. Pasado el {expiryDate}, el papel deja de valer.

{holderName}, fecha de nacimiento {birthDate}, natural de {birthPlace}, tomó parte en nuestra formación: {course}, terminada el {anyDate}.
El trabajo se valoró con {grade}. Si no se renueva, el certificado caduca el {expiryDate}.
`),
  letter: versions(`
Estimado/a {recipient}:
gracias por su carta. Su pedido lleva el número {orderNumber}.
Le rogamos que abone el importe de {totalDue} antes del {dueDate}.
Si tiene preguntas, diríjase a {contactPerson}.
Atentamente

Muy señores míos, y en particular {recipient}:
confirmamos con gusto su pedido del {anyDate}, que llevamos con el n.º {orderNumber} y que tramita {anyPerson}.
El precio es de {totalDue}, a pagar hasta el {dueDate}.
Para lo demás, {contactPerson} queda a su disposición.
Un cordial saludo

A la atención de {recipient}
Por el pedido {orderNumber} esperamos todavía un pago.
Como la suma de {totalDue}, de la que {anyMoney} son impuesto, debe llegarnos antes del {dueDate}, le rogamos que lo compruebe.
Si yo no estuviera, pregunte por {contactPerson}.
Reciba un saludo
`),
};
