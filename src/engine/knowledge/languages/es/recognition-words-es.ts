import type {RecognitionWords} from '../sections/recognition-words.js';

export const recognitionWords: RecognitionWords = {
  letters: 'áéíóúñü',
  telling: `el la los las del y para con por su factura fecha importe precio cantidad descripcion iva total
      cliente calle vencimiento pago base imponible gracias numero cuenta direccion pedido telefono codigo
      unidades dias emision`,
  common: `a abierto aceite acuerdo además adjunto administración agua ahora al albarán algo alimentación
      alquiler alta antes año años aplicable apartado artículo artículos asesoría así atención aún
      autorización avenida aviso ayuda azúcar bajo banco baño bar barra base bebida bebidas bien bienvenido
      blanco bolsa botella bueno cada café caja cajero calidad calle cama cambio cambios camino cantidad carne
      carta casa caso categoría céntimos centro cerveza ciudad cliente clientes cobro coche cocina código
      color comercial comida comidas como compañía completo compra compras común con concepto condiciones
      conforme consumo contado contra contrato copia correo correspondiente costa coste crédito cuando cuarto
      cuatro cubierto cuenta cuota datos de debe debido decir del demás dentro departamento derecho desayuno
      descripción descuento desde después destino detalle devolución devoluciones día días dinero dirección
      director disponible documento domicilio dos duración efectivo ejemplar ejercicio el él electricidad
      eléctrica eléctrico electrónico emisión emitido empresa en encargado enero entidad entrada entre entrega
      envío equipo es esta está estado este este estimado etiqueta euros expedición expedida extra factura
      facturación facturas favor fecha final fiscal flores forma frente fresco fruta fuera función garantía
      gas gasto gastos general gracias gran grande gratis grupo hasta hay hermanos hijos hoja hombre hora
      horas hoy huevos identificación idioma impuesto impuestos incluido incluidos indicado información inicio
      instalación interés internacional internet izquierda jamón jardín juego junto kilo la lado largo las
      leche leche legal ley libre libro limón limpieza línea lista llave local los lugar luz mañana mano
      mantenimiento marca máximo más materia mayor mediante medida medio mejor menor menos menú mercado mes
      mesa meses método metro mi mínimo modelo moneda montaje mover móvil mujer muy nacional nada naranja
      negro neto ni niño niños no noche nombre norma nosotros nuestra nuestro nueva nuevo número o objeto obra
      observaciones ocho oficina operación orden origen otra otro otros paga pagado pagar página pago pagos
      país pan panadería papel para parte pasa patatas pedido peluquería pendiente pensión peor percepción
      pequeño período periodo permiso pero persona personas pescado peso pie pimienta piso plan planta plato
      plaza plazo poder pollo por portal postal postre precio precios presente presupuesto primer primera
      primero producto productos profesional pronto propietario propina provincia próximo pueblo puede puerta
      puesto punto que queso quiere razón realizado recepción recibido recibo recargo recogida red referencia
      registro remite remitente reparación reserva restaurante resumen retención rojo ropa sábado sal saldo
      salida salud san santa se segundo seguridad seguro según semana señor señora ser servicio servicios
      sesión si sí siempre siguiente sin sitio sobre social sociedad sola solicitud solo sucursal suma
      suministro superior su sus suyo tabaco tal taller tamaño también tarde tarifa tarjeta taza teléfono
      tengan tiempo tienda tipo titular toda todas todo todos tomate total trabajo transferencia transporte
      tras tren tres último un una unidad unidades unitario uno unos usted usuario vale válido valor varios
      vendedor vence vencimiento venta ventas verano verde vez vía viaje vida vino visita vivienda volver
      vuelta y ya zapatos zona zumo`,
};
