import {list} from '../list.mjs';

/** Títulos y valores de papeles por materia. */
export const subjectWords = {
  headings: {
    referral: list('Carta de derivación|Volante de derivación|Interconsulta'),
    'discharge-letter': list('Informe de alta|Carta de alta|Informe clínico de alta'),
    prescription: list('Receta médica|Receta|Receta privada'),
    enrolment: list('Certificado de matrícula|Constancia de estudios'),
    'parking-fine': list('Boletín de denuncia|Notificación de multa|Multa de estacionamiento'),
    'insurance-claim': list('Su siniestro|Liquidación del siniestro|Indemnización'),
    'loan-agreement': list('Contrato de préstamo|Préstamo personal|Contrato de crédito'),
    'donation-receipt': list('Certificado de donación|Recibo de donativo'),
    'telecom-bill': list('Su factura móvil|Factura de teléfono|Factura'),
    quotation: list('Presupuesto|Oferta|Cotización'),
    'purchase-order': list('Pedido|Orden de compra'),
    'hotel-booking': list('Confirmación de reserva|Su reserva|Su estancia'),
  },
  columns: {
    dose: list('Dosis|Cantidad'),
    frequency: list('Frecuencia|Tomas'),
    minutes: list('Minutos|Unidades'),
  },
  lists: {
    titles: list('Dr.|Dra.|Prof.|Doctor'),
    floors: list('{1-9}.º piso|c/o {company}|Edificio {1-9}|Piso {1-9}, puerta {1-6}'),
    hospital: list(
      'Hospital de {town}|Clínica {surname}|Consulta Dr. {surname}|Hospital Universitario de {town}',
    ),
    diagnosis: list(
      'Sinusitis aguda|Diabetes tipo 2|Fractura de muñeca izquierda|Fibrilación auricular|Anemia ferropénica|Hernia discal L4-L5|Migraña sin aura|Cálculos biliares',
    ),
    allergies: list('Penicilina|ninguna conocida|Nueces, látex|Yodo|Polen|Picadura de abeja'),
    ward: list('Planta {1-9}|Cardiología|Cirugía {1-4}|Medicina interna|Traumatología|Unidad {1-9}B'),
    procedure: list(
      'Artroscopia de rodilla derecha|Apendicectomía|Cateterismo|Extirpación de la vesícula|Yeso en la muñeca izquierda|Prótesis de cadera',
    ),
    medicine: list('Amoxicilina|Ibuprofeno|Metformina|Ramipril|Salbutamol|Pantoprazol|Levotiroxina'),
    drugs: list(
      'Amoxicilina|Ibuprofeno|Metformina|Ramipril|Bisoprolol|Pantoprazol|Levotiroxina|Simvastatina',
    ),
    dosage: list(
      '{1-2} comprimidos dos veces al día después de comer|1-0-1|una cápsula cada {4-8} horas|aplicar {1-3} veces al día|{5-20} gotas por la noche|2 inhalaciones si hace falta',
    ),
    packSize: list('{10-100} comprimidos|{20-60} cápsulas|1 x {10-100} ml|{1-3} envases'),
    reasonForReferral: list(
      'Dolor en la rodilla derecha desde hace {2-9} meses, sobre todo en escaleras|Pérdida de peso de {4-9} kg sin causa desde {month}|Palpitaciones en reposo, se ruega estudio|Pérdida de oído izquierdo tras una infección',
    ),
    medication: list(
      'Ramipril {5-10} mg y Metformina {500-850} mg por la mañana|Ibuprofeno {400-600} mg si hay dolor|ninguna|Levotiroxina {50-125} µg al día, vitamina D',
    ),
    urgency: list('Normal|Preferente|Urgente|En dos semanas'),
    university: list(
      'Universidad de {town}|Universidad Politécnica de {town}|Escuela {surname}|Universidad {surname}',
    ),
    degreeProgramme: list(
      'Informática|Ingeniería mecánica|Historia del arte|Administración de empresas|Enfermería|Biología marina|Arquitectura',
    ),
    faculty: list('Letras|Ingeniería|Ciencias naturales|Derecho|Medicina|Economía'),
    intendedDegree: list('Grado en Ciencias|Máster|Doctorado|Licenciatura|Diplomatura'),
    semester: list(
      'Semestre de otoño {year}|Segundo semestre {year}|Curso {year}/{nextYear}|Primer cuatrimestre {year}',
    ),
    studyMode: list('Tiempo completo|Tiempo parcial|A distancia'),
    offence: list(
      'Estacionar sin tique válido|Estacionar en doble fila|Parar en un paso de peatones|Superar el tiempo en {10-60} minutos|Estacionar sobre la acera',
    ),
    lossDescription: list(
      'El agua atravesó el techo al romperse una tubería|Un coche golpeó la valla al dar marcha atrás|Robaron la bicicleta del sótano|El granizo dañó el tejado y {2-9} ventanas',
    ),
    loanTerm: list('{12-96} meses|{2-30} años|{12-72} cuotas mensuales'),
    collateral: list(
      'Hipoteca sobre la vivienda|Prenda del vehículo|Aval de {person}|ninguna|Depósito a plazo',
    ),
    charity: list(
      'Banco de alimentos de {town}|Ayuda a la infancia {town}|Amigos del bosque de {town}|Fundación {surname}',
    ),
    donationPurpose: list(
      'Escuela en {town}|Plantar árboles|Ayuda tras las inundaciones|Refugio de animales|Órgano nuevo',
    ),
    donationKind: list('Dinero|Especie|Renuncia a gastos'),
    tariff: list('Móvil {5-30} GB|Familia Plus|Plana {word}|Negocio L|Habla y Navega M'),
    calls: list(
      'Llamadas al extranjero|Llamadas a móviles|SMS|Datos en el extranjero|Información|Buzón de voz',
    ),
    deliveryTime: list('{1-12} semanas|{3-20} días laborables|en stock|aprox. {2-8} semanas'),
    hotelName: list(
      'Hotel {word}|Gran Hotel de {town}|Hostal {surname}|Hotel Parque, {town}|Posada {surname}',
    ),
    roomType: list(
      'Habitación doble|Individual interior|Dos camas con balcón|Habitación familiar|Junior suite',
    ),
    board: list('Solo alojamiento|Desayuno|Media pensión|Pensión completa'),
  },
};
