import type {LabelLanguage} from '../../concepts/label-language.js';
import {groups} from './label-phrases/label-groups-sv.js';
import {families} from './word-families/families-sv.js';

export const labelLanguage: LabelLanguage = {
  fillers: `vad vilken vilket vilka är var varit blev den det de en ett i på av för till från med och som denna
    detta dessa om ange hitta hela fullständig fullständigt exakt angiven angivet står ska skall har att sin
    sitt finns anges visas framgår tryckt skriven skrivet upptaget vid per hos ut åt samt dess hans hennes
    deras sig man ni du mitt din ditt 1 görs gör blir bli`,
  particles: 'till från av för på i',
  joined: 'e post, e mail, er referens, er märkning, vår referens',
  endings: 's arna erna orna en et an er or ar n a e',
  same: `nummer nr no num, datum dag när, belopp summa hur mycket, telefon tel, namn vem, adress adr,
    antal många, plats ort, start börjar början första, slut slutar sista, referens ref,
    företag bolag firma, nummer numret, avtal kontrakt, läkare doktor, möte sammanträde stämma,
    månad månatlig månatliga månadsvis, år årlig årliga årsvis, slut slutar upphör,
    utfärdad utfärdat utfärdade, namn namnet namnen, total totalt totala, lön lönen,
    anställd medarbetare arbetstagare, konto kontot, kvitto kvittot, arbetsgivare arbetsgivarens`,
  or: 'eller',
  not: 'inte|ej|utan',
  papers:
    '(?:på|i|av|för) (?:den här |det här |denna |detta )?(?:dokumentet|blanketten|formuläret|avtalet|fakturan|brevet|kontoutdraget|intyget|kvittot|försäkringen|sidan|ordern|beställningen)',
  jobTitles: `direktör ordförande sekreterare kassör chef ägare delägare advokat ingenjör rådgivare revisor läkare
    lärare handläggare ombud ledamot verkställande`,
  courtesy: 'herr fru dr',
  groups,
  families,
};
