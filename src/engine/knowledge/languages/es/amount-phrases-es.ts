import type {SentenceLanguage} from '../../concepts/sentence-language.js';

/** How sentences tell amounts and rates. */
export const amountPhrases: SentenceLanguage['concepts'] = {
  rent: {
    asked: `(renta|alquiler|arrendamiento mensual)( mensual| anual)?`,
    certain: `(renta|alquiler)( mensual| anual)?( sera| es| asciende)?( de| a)?( la cantidad de)? _
    (renta|alquiler) …… _`,
    likely: `_ (mensuales|al mes|por mes)`,
  },
  deposit: {
    asked: `(fianza|deposito)`,
    certain: `(fianza|deposito) … _`,
  },
  price: {
    asked: `precio( de venta| total| de compra)?`,
    certain: `precio … _`,
  },
  fee: {
    asked: `(honorarios|comision|cuota|tarifa)`,
    certain: `(honorarios|comision|cuota|tarifa) … _`,
  },
  salary: {
    asked: `(salario|sueldo|retribucion|remuneracion)( bruto| bruta| anual| mensual)*`,
    certain: `(salario|sueldo|retribucion|remuneracion) … _`,
  },
  principal: {
    asked: `(importe|cantidad) del (prestamo|credito)
    capital( prestado)?`,
    certain: `(prestamo|credito|capital) … _`,
  },
  limit: {
    asked: `(limite|suma asegurada|capital asegurado)`,
    certain: `(limite|suma asegurada|capital asegurado) … _`,
  },
  premium: {
    asked: `prima( anual| total)?`,
    certain: `prima … _`,
  },
  excess: {
    asked: `franquicia`,
    certain: `franquicia … _`,
  },
  interest_rate: {
    asked: `(tipo de )?interes(es)?
    tasa de interes`,
    certain: `(interes|intereses|tasa) … _`,
  },
};
