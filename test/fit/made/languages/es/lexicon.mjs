import {list, words} from '../list.mjs';

export const lexicon = {
  code: 'es',
  formLabels:
    list(`Nombre|Apellidos|Fecha|Fecha de nacimiento|Dirección|Calle|Código postal|Ciudad|Provincia|País|Teléfono
    Tel.|Fax|Correo electrónico|N.º de cuenta|Cliente|N.º de cliente|N.º de factura|N.º de pedido|Su referencia
    Nuestra referencia|Asunto|Para|De|Empresa|Departamento|Cargo|Responsable|Firma|Aprobado por|Preparado por|Recibido el
    Vencimiento|Inicio|Fin|Válido hasta|Periodo|Importe|Importe total|Saldo|Precio unitario|Cantidad|Descuento|Impuesto
    Neto|Bruto|Moneda|Banco|Descripción|Observaciones|Notas|Motivo|Objeto|Resultado|N.º de muestra|Lote|N.º de serie|Modelo
    Marca|Categoría|Peso|Longitud|Anchura|Altura|Temperatura|Color|Tamaño|Lugar|Almacén|Vehículo|Conductor
    Persona de contacto|Número de páginas|Hora|Horas trabajadas|Proyecto|Coste previsto|Empleado|Sexo|Estado civil
    Profesión|Empleador|Escuela|Año|Paciente|Médico|Seguro|N.º de expediente|Juzgado|NIF|Testigo|Arrendatario|Arrendador
    Renta|Fianza|N.º de contador|Lectura|Consumo|Proveedor|Fabricante|Comprador|Dirección de entrega|Forma de pago
    Fecha de entrega|Otros|Tipo de solicitud|Nombre y dirección de la empresa|Lugar y fecha de expedición
    Cuánto tiempo lleva en este domicilio`),
  joiners: [' / ', ' y ', ' o ', ' & '],
  firstNames: words(
    'José María Ángel Lucía Diego Carmen Íñigo Elena Pablo Sofía Raúl Nuria Óscar Inés Iván Marta',
  ),
  lastNames: words(
    'Fernández López Muñoz Ortega Navarro Ibáñez Serrano Castro Peña Vidal Molina Rubio Gil Cano',
  ),
  companyWords: list(
    'Cantábrico|Sierra Alta|Levante|Olivar|Meseta|Costa Azul|Roble|Talleres Sur|Aragón|Nueva Era',
  ),
  legalForms: list('S.L.|S.A.|e Hijos|S.C.|y Cía.|Servicios|Consultores'),
  towns: words('Burgos Cádiz León Murcia Lugo Soria Málaga Toledo Huesca Jaén Girona Ávila'),
  regions: ['Burgos', 'Navarra'],
  streets: list(
    'Calle Mayor|Avenida del Puerto|Plaza Nueva|Calle de la Rosa|Paseo Central|Camino Real|Ronda Norte',
  ),
  street: '{street}, {number}',
  zip: '99999',
  townLine: '{zip} {town}',
  words:
    words(`el la de que y a en un ser se no haber por con su para como estar tener le lo todo pero más hacer o este
    otro ese si ya entre cuando muy sin vez sobre también hasta hay donde desde informe prueba producto pedido sistema
    material nivel agua papel calidad precio superficie entrega cliente plazo documento control método siguiente general
    recibido aprobado solicitado durante`),
  months: words('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
  shortMonths: words('ene feb mar abr may jun jul ago sept oct nov dic'),
  dateFormats: list('DD/MM/YYYY|DD/MM/YYYY|D de MMMM de YYYY|DD/MM/YY|DD-MM-YYYY|D-M-YYYY'),
  group: '.',
  decimal: ',',
  moneyFormats: list('# €|# €|#|# EUR'),
  units: words('mm kg g cm horas días uds. m²'),
  phones: list('999 99 99 99|+34 999 999 999|999-999-999'),
  shortAnswers: list('ninguno|sí|no|no procede|X|ver anexo|varios|todos'),
  choices: [
    ['sí', 'no'],
    ['hombre', 'mujer'],
    ['mensual', 'anual'],
    ['soltero', 'casado', 'divorciado'],
    ['nuevo', 'renovación'],
  ],
};
