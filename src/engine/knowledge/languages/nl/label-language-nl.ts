import type {LabelLanguage} from '../../concepts/label-language.js';
import {groups} from './label-phrases/label-groups-nl.js';
import {families} from './word-families/families-nl.js';

export const labelLanguage: LabelLanguage = {
  fillers: `wat welke welk is zijn was waren werd wordt de het een van der den in op aan voor te bij met en die dat
    deze dit zich geef zoek vind volledige volledig exacte aangegeven vermeld moet door uw hun zijn haar
    staat stond heeft had hebben worden werden geweest er hier om over onder zoals ook mijn ons onze je jouw
    kun kan kunt gegeven gedrukt afgedrukt genoemd per dient 1`,
  particles: 'op aan van voor door in tot bij',
  joined: 'e mail, uw referentie, uw kenmerk, ons kenmerk, onze referentie',
  endings: 'en e s',
  same: `nummer nr no num, datum dag wanneer, bedrag som hoeveel, telefoon tel, naam wie, adres adr, aantal,
    plaats waar, begin start begint eerste aanvang ingang, einde eind eindigt laatste, referentie ref,
    bedrijf onderneming firma, rekening rek, totaal totale, maandelijks maandelijkse maand,
    jaarlijks jaarlijkse jaar, arts dokter, auto voertuig, werknemer medewerker, tijd tijdstip laat,
    einde afloopt loopt verloopt eindigt, vergadering bijeenkomst, kosten kost, reiziger reizigers,
    gasten gast, kamer kamers, nachten nacht, ondertekend getekend ondertekende tekende, opgesteld opstelde`,
  or: 'of|ofwel',
  not: 'niet|geen|zonder',
  papers:
    '(?:van|op|in) (?:het|de|dit|deze) (?:document|formulier|contract|factuur|brief|afschrift|certificaat|bon|polis|pagina|overeenkomst|huurovereenkomst|bestelling)',
  jobTitles: `directeur directrice voorzitter bestuurder secretaris penningmeester manager hoofd eigenaar vennoot
    advocaat notaris ingenieur adviseur boekhouder arts leraar burgemeester medewerker gevolmachtigde`,
  courtesy: 'dhr mevr mw dr ir drs',
  groups,
  families,
};
