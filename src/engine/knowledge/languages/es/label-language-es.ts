import type {LabelLanguage} from '../../concepts/label-language.js';
import {groups} from './label-phrases/label-groups-es.js';
import {families} from './word-families/families-es.js';

export const labelLanguage: LabelLanguage = {
  fillers:
    'qué cuál cuáles que cual es son fue era el la los las un una de del en al para por con y se su sus este esta estos estas ese esa lo indique indicar encuentre dé da completo completa exacto exacta indicado indicada figura debe ser ha sido',
  particles: 'a de en por para al',
  joined: 'e mail, correo electrónico',
  endings: 's',
  same: `número no nr n nº núm num nro, fecha día cuándo, importe monto cantidaddinero suma cuánto, teléfono tel tfno tlf, nombre quién denominación,
    dirección domicilio, lugar dónde, inicio comienzo comienza empieza primer primero primera, fin final termina último última,
    referencia ref, empresa sociedad compañía`,
  or: 'o|u|o bien',
  not: 'no el|no la|sin|salvo',
  papers:
    '(?:del|de la|de este|de esta|en el|en la|en este|en esta) (?:documento|formulario|contrato|factura|carta|extracto|certificado|recibo|póliza|nómina|página|ficha|pedido)',
  jobTitles: `director directora presidente presidenta gerente secretario secretaria tesorero tesorera jefe jefa
    responsable administrador administradora socio socia abogado abogada notario ingeniero ingeniera contador
    contadora asesor asesora apoderado médico profesor profesora alcalde técnico`,
  courtesy: 'sr sra srta don doña dr dra',
  groups,
  families,
};
