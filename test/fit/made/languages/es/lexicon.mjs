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
  firstNames:
    list(`José|María|Ángel|Lucía|Diego|Carmen|Íñigo|Elena|Pablo|Sofía|Raúl|Nuria|Óscar|Inés|Iván|Marta|Juan|Antonio
    Manuel|Francisco|Ana|Isabel|Laura|Cristina|Alejandro|Daniel|Javier|Sergio|Beatriz|Rocío|Guadalupe
    Ximena|Emiliano|Santiago|Valentina|Camila|Joaquín|Nicolás|Mohamed|Fátima|Ioana|Andrei|Wei|Jordi
    Montserrat|Iker|Ainhoa|Xoán|Juan Carlos|María José|José Luis|Luz Marina|Dr. Andrés|Yolanda|Hugo|Pilar
    Aitor`),
  lastNames:
    list(`Fernández|López|Muñoz|Ortega|Navarro|Ibáñez|Serrano|Castro|Peña|Vidal|Molina|Rubio|Gil|Cano|García
    Martínez|Rodríguez|Sánchez|Pérez|Gómez|Hernández|Díaz|Moreno|Jiménez|Ruiz|Álvarez|Romero|Torres
    Vázquez|Etxeberria|Goikoetxea|Puig|Ferrer|Vila|Castaño de la Torre|De la Cruz|del Río|Quispe|Mamani
    Huamán|Rojas|Fuentes|Sepúlveda|Benítez|El Amrani|Popescu|Rossi|Schmidt|Restrepo|Ospina|Núñez|Ibarra
    Zúñiga|Crespo|Pardo`),
  companyWords:
    list(`Cantábrico|Sierra Alta|Levante|Olivar|Meseta|Costa Azul|Roble|Talleres Sur|Aragón|Nueva Era|Ibérica
    Mediterráneo|Guadiana|Andina|Pampa|Azteca|Caribe|Pirineo|Duero|Central|Nacional|Unión|Fénix|Mercurio
    Estrella|La Encina|Molino Viejo|Tres Cruces|Hermanos Ruiz|Nogal|Atalaya|Plata|Alborada|Faro|Girasol
    Monteverde|Santa Clara|Bahía|Cóndor|Sol`),
  legalForms:
    list(`S.L.|S.A.|e Hijos|S.C.|y Cía.|Servicios|Consultores|S.L.U.|S.A.U.|S.A. de C.V.|S. de R.L.|S.A.S.|Ltda.
    S. Coop.|Asociación|Fundación|Banco|Seguros|Clínica|Universidad|Instituto|Laboratorios|Grupo|Hermanos
    Asociados|Energía|Transportes|Inmobiliaria|Academia|Logística|Asesores`),
  towns:
    list(`Burgos|Cádiz|León|Murcia|Lugo|Soria|Málaga|Toledo|Huesca|Jaén|Girona|Ávila|Madrid|Barcelona|Valencia
    Sevilla|Zaragoza|Bilbao|Granada|Córdoba|Salamanca|Oviedo|Gijón|Vigo|Pamplona|Logroño|Cáceres|Badajoz
    Palma|Alicante|Almería|Santander|San Sebastián|Bogotá|Medellín|Lima|Cusco|Quito|Santiago|Valparaíso
    Rosario|Guadalajara|Puebla|Monterrey|Montevideo|Las Palmas`),
  regions: list('Burgos|Navarra|Galicia|Aragón|Murcia|Jalisco|Antioquia|Extremadura|La Rioja'),
  streets:
    list(`Calle Mayor|Avenida del Puerto|Plaza Nueva|Calle de la Rosa|Paseo Central|Camino Real|Ronda Norte
    Calle Real|Avenida de la Constitución|Plaza de España|Calle San Juan|Calle de Alcalá|Gran Vía
    Rambla Nova|Paseo de la Castellana|Travesía del Pozo|Calle del Sol|Carretera de Burgos
    Callejón del Gato|Avenida Insurgentes Sur|Carrera 7|Jirón de la Unión|Avenida Corrientes
    Urbanización Los Pinos|C/ Cervantes|Avda. de América|Glorieta de Bilbao|Cuesta del Moro`),
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
  dateFormats:
    list(`DD/MM/YYYY|DD/MM/YYYY|D de MMMM de YYYY|DD/MM/YY|DD-MM-YYYY|D-M-YYYY|D/M/YYYY|DD.MM.YYYY|D de MMMM, YYYY
    DD-MMM-YYYY|YYYY-MM-DD`),
  group: '.',
  decimal: ',',
  moneyFormats: list('# €|# €|#|# EUR|€ #|$ #|$#|EUR #|MXN #'),
  units: list('mm|kg|g|cm|horas|días|uds.|m²|t|ml|l|km|min|cajas|mg|°C|kWh|lotes'),
  phones:
    list(`999 99 99 99|+34 999 999 999|999-999-999|99 999 99 99|999 999 999|(+34) 99 999 99 99|+52 99 9999 9999
    (99) 9999-9999|+57 999 999 9999|+54 99 9999-9999|999.99.99.99`),
  shortAnswers:
    list(`ninguno|sí|no|no procede|X|ver anexo|varios|todos|n/a|desconocido|ídem|pendiente|por definir|ambos|nunca
    adjunto|parcial|como antes|véase arriba|ninguna`),
  choices: [
    ['sí', 'no'],
    ['hombre', 'mujer'],
    ['mensual', 'anual'],
    ['soltero', 'casado', 'divorciado'],
    ['nuevo', 'renovación'],
  ],
};
