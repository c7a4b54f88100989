import type {SentenceLanguage} from '../../concepts/sentence-language.js';

/** Up to the name a party is given, past no other's. */
const between = '(?:(?!en adelante|en lo sucesivo)[^;()]){0,260}?';

/** How contracts tell their parties, law, dates and terms. */
export const contractPhrases: SentenceLanguage['concepts'] = {
  start_date: {
    asked: `(fecha de inicio|inicio del contrato|fecha de (comienzo|incorporacion))
    (cuando|desde cuando) … (empieza|comienza|inicia)`,
    certain: `(comienza|comenzara|empieza|empezara|inicia|iniciara|inicio|comenzando|a partir|entra en vigor|entrara en vigor|surte efecto)( el| del| el dia| a partir del)?( dia)? _
    desde el( dia)? _`,
  },
  effective_date: {
    asked: `fecha de (entrada en vigor|efecto|vigencia|contrato|del contrato)
    (desde|a partir de) cuando … (vigor|vigente|valido)`,
    certain: `(entra en vigor|entrara en vigor|surte efecto|surtira efecto|con efecto|con efectos)( el| del| desde el| a partir del)?( dia)? _
    a partir del( dia)? _`,
    hasDateline: true,
  },
  signing_date: {
    asked: `fecha de (la )?(firma|carta)
    cuando … firm(o|ado)`,
    certain: `en [^.;,]{2,30},? a _`,
    hasDateline: true,
  },
  end_date: {
    asked: `fecha de (fin|finalizacion|vencimiento|terminacion)
    (cuando|hasta cuando) … (termina|finaliza|vence)
    (fin|vencimiento) del contrato`,
    certain: `(termina|terminara|finaliza|finalizara|vence|vencera|finalizando|terminando|concluye|concluira)( el| el dia)?( dia)? _`,
    likely: `hasta el( dia)? _`,
  },
  governing_law: {
    asked: `(ley|legislacion|derecho) (aplicable|que rige)
    (que|cual) (ley|derecho|legislacion)`,
    certain: `(rige|regira|rigen|regiran|sujeto|somete|sometera|interpretara) …(por|a|segun|conforme)( la| el| las)?( leyes| ley| legislacion| derecho)?( de| del)? _
    (ley|leyes|legislacion|derecho)( de| del| de la)? _`,
  },
  court_place: {
    asked: `(juzgados?|tribunal|tribunales|jurisdiccion|fuero)`,
    certain: `(juzgados|tribunales|juzgados y tribunales) …de( la ciudad de)? _`,
  },
  term: {
    asked: `(duracion|plazo|vigencia)( del contrato| del arrendamiento)?
    (cuanto tiempo|por cuanto)`,
    certain: `(duracion|plazo|vigencia) …(de|sera de|es de) _
    por( un)? (plazo|periodo|tiempo|termino) de _`,
  },
  notice_period: {
    asked: `preaviso
    plazo de preaviso`,
    certain: `preaviso (minimo )?de( al menos)? _
    _ de (preaviso|antelacion|anticipacion)
    (antelacion|anticipacion)( minima)?( de)? _`,
  },
  probation_period: {
    asked: `(periodo|tiempo) de prueba`,
    certain: `prueba … de _`,
  },
  premises: {
    asked: `(direccion|ubicacion|domicilio) (de|del) (la )?(vivienda|inmueble|local|piso|finca|casa)
    (donde) … (vivienda|inmueble|local|piso)`,
    certain: `(vivienda|inmueble|local|piso|finca|casa) …(situada|situado|sita|sito|ubicada|ubicado)( en)?( la)? _`,
  },
  party: {
    asked: `(partes?)( del contrato| contratantes?)?
    (entre quienes|quien) … (contrato|firma)`,
    certain: `(entre|reunidos|de una parte),? ?:? _
    (de otra|de otra parte|y de otra),? _
    _ ?,? ………(en adelante|en lo sucesivo)`,
  },
  role: {
    asked: ``,
    certain: `_ ?,?${between},? ?\\(?(en adelante|en lo sucesivo),? ?(denominad[oa] |como )?("|el |la |los |las )*{role}
    _ ?,?${between}\\((el |la |")*{role}
    _ ?,? como {role}`,
  },
  role_address: {
    asked: `(direccion|domicilio)
    donde … (vive|reside)`,
    certain: `(con domicilio|domiciliado|domiciliada|vecino|vecina|con sede)( social)?( en| de)?( la)? _`,
  },
};
