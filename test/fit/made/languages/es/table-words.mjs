import {list} from '../list.mjs';

/** Words of papers with captions, tables and sections. */
export const tableWords = {
  headings: {
    'vehicle-registration': list('Permiso de circulación|Ficha del vehículo'),
    'boarding-pass': list('Tarjeta de embarque'),
    'parcel-label': list('Etiqueta de envío|Albarán de paquete'),
    'customs-declaration': list('Declaración de aduana'),
    'insurance-policy': list('Póliza de seguro|Condiciones particulares'),
    'civil-record': list('Partida de nacimiento|Certificado de nacimiento'),
    'delivery-note': list('Albarán|Nota de entrega'),
    'salary-statement': list('Recibo de salario|Hoja de salario'),
    timesheet: list('Hoja de horas|Registro de jornada'),
    'school-report': list('Boletín de notas|Informe escolar'),
    'tax-assessment': list('Liquidación del impuesto|Notificación de impuesto'),
    'hotel-folio': list('Factura de hotel|Cuenta del huésped'),
    'expense-report': list('Nota de gastos|Liquidación de viaje'),
    'utility-bill': list('Su factura de luz|Factura de gas'),
    'repair-bill': list('Factura de taller|Orden de reparación'),
    'order-form': list('Hoja de pedido|Datos del cliente|Solicitud'),
  },
  columns: {
    start: list('Inicio|Entrada'),
    finish: list('Fin|Salida'),
    pause: list('Descanso|Pausa'),
    hours: list('Horas|Total h'),
    effort: list('Esfuerzo'),
    homework: list('Deberes'),
    mark: list('Nota|Calificación'),
    remark: list('Observación|Comentario'),
    lastYear: list('Año anterior|Ejercicio anterior'),
    thisYear: list('Este año|Ejercicio actual'),
    charge: list('Cargos|Debe'),
    credit: list('Abonos|Haber'),
    receipt: list('N.º de recibo|Justificante'),
    employee: list('Trabajador|Cuota trabajador'),
    employer: list('Empresa|Cuota empresa'),
  },
  fuels:
    list(`Gasolina|Diésel|Eléctrico|Híbrido|GLP|Gasolina 95|Gasóleo|Gasolina / eléctrico|Híbrido enchufable
    Hidrógeno|Gas natural|Bioetanol|Electricidad|GNC`),
  colours:
    list(`rojo|azul oscuro|plata|negro|blanco|verde|azul|gris|gris claro|verde metalizado|beis|marrón|amarillo
    naranja|violeta|burdeos|blanco perla|dorado|turquesa|antracita|rojo vivo`),
  classes:
    list(`Turista|Business|1.ª clase|2.ª clase|Preferente|Primera|Segunda|Económica|Turista Plus|Litera|Ejecutiva
    Business Flex|Y`),
  goods:
    list(`Libros impresos|Camisas de algodón|Repuestos|Azulejos|Ropa usada|Café|Piezas de máquinas|Zapatos de cuero
    Ordenador portátil|Muestras médicas|Muebles de madera|Té|Juguetes|Aceite de oliva|Vestidos
    Herramientas de jardín|Relojes|Cristalería|Documentos|Bicicleta|Cosméticos|Instrumento musical
    Teléfonos|Tornillos de acero|Pintura`),
  countries:
    list(`Portugal|India|Canadá|Noruega|Vietnam|Kenia|España|México|Argentina|Colombia|Perú|Chile|Francia|Italia
    Alemania|Marruecos|Rumanía|China|Japón|Brasil|Ecuador|Cuba|Turquía|Polonia|Venezuela|Filipinas`),
  schoolSubjects:
    list(`Lengua|Matemáticas|Ciencias|Historia|Geografía|Dibujo|Música|Educación física|Inglés|Francés|Latín
    Física y Química|Biología|Tecnología|Educación cívica|Filosofía|Informática|Plástica|Economía
    Religión|Lectura|Escritura|Teatro|Valenciano`),
  days: list('Lunes|Martes|Miércoles|Jueves|Viernes|Sábado'),
  expenses: list(`Hotel|Taxi|Billete de tren|Comida|Cena cliente|Aparcamiento|Cuota congreso|Desayuno|Avión
    Coche de alquiler|Gasolina|Autobús|Peaje|Internet|Comida de equipo|Propina|Visado|Vacuna|Copias
    Tintorería|Metro|Exceso de equipaje|Seguro de viaje|Regalo cliente|Ferri`),
  remarks:
    list(`bien|notable|suficiente|insuficiente|sobresaliente|mejora|trabajador|habla mucho|baja|puede mejorar
    aprobado|no evaluado|participa|muy bien|distraído|destaca|faltan deberes|regular`),
  stays:
    list(`Habitación|Minibar|Desayuno|Aparcamiento|Lavandería|Tasa turística|Restaurante|Teléfono|Cama supletoria
    Media pensión|Spa|Bar|Servicio de habitaciones|Wifi|Cena|Traslado|Mascota|Prensa|Masaje
    Sala de reuniones|Caja fuerte|Sauna|Salida tardía`),
  /** Headings of parts that hold the same fields each. */
  sections: {
    billing: list('Facturar a|Dirección de facturación'),
    shipping: list('Enviar a|Dirección de envío'),
    sender: list('Remitente|Enviado por'),
    receiver: list('Destinatario|Enviado a'),
    applicant: list('Solicitante|Primer solicitante'),
    partner: list('Cónyuge|Segundo solicitante'),
  },
  partFields: {
    name: list('Nombre|Nombre y apellidos'),
    street: list('Calle|Domicilio'),
    zip: list('C.P.|Código postal'),
    city: list('Ciudad|Localidad|Población'),
    phone: list('Teléfono|Número de teléfono|Tel.'),
    email: list('Correo electrónico|E-mail'),
  },
  /** How a field of a part is asked for. */
  partPhrasings: list('{section} {field}|{field} ({section})|{section}: {field}|{field}, {section}'),
};
