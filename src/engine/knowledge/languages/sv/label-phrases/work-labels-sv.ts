/** Work, pay, meetings, letters, addresses: Swedish. */
export const work = {
  employee_name: `anställd (namn), anställd namn, arbetstagare (namn), den anställdes namn
    = Anställd, Arbetstagare, Den anställdes namn, Namn?`,
  employee_number: `anställningsnummer, anställningsnr = Anställningsnummer, Anst.nr, Anställningsnr`,
  employer: `arbetsgivare, arbetsgivare namn, företag anställd, namn arbetsgivare företag
    = Arbetsgivare, Arbetsgivarens namn, Företag?`,
  employer_address: `arbetsgivarens adress, adress arbetsgivare
    = Arbetsgivarens adress, Adress arbetsgivare, Arbetsgivare, adress`,
  job_title: `befattning, yrke, titel, tjänst = Befattning, Yrkestitel, Titel, Tjänst, Yrke`,
  department: `avdelning = Avdelning, Avd.`,
  cost_centre: `kostnadsställe, kostnadsbärare, kst = Kostnadsställe, Kst, Kostnadsbärare, KS`,
  pay_period: `löneperiod, period lön, avlöningsperiod, lönemånad, avvikelseperiod
    = Löneperiod, Avser period, Avlöningsperiod, Period, Avvikelseperiod, Lön avser`,
  pay_date: `utbetalningsdag, utbetalningsdatum, löneutbetalningsdag, datum lön utbetalas, lön utbetald datum
    = Utbetalningsdag, Utbetalningsdatum, Löneutbetalningsdag, Utbet.dag, Utbet.datum`,
  gross_pay: `bruttolön, brutto = Bruttolön, Summa bruttolön, Brutto?`,
  net_pay: `nettolön, utbetalas, netto lön, utbetalt belopp
    = Nettolön, Att utbetala, Utbetalas, Utbetalt belopp, Netto?`,
  basic_pay: `grundlön, månadslön = Grundlön, Månadslön`,
  salary: `lön (månad/år), timlön, årslön, ersättning lön
    = Månadslön, Lön, Timlön, Årslön, Lön per månad, Fast månadslön, Bruttolön?`,
  overtime: `övertid, övertidstimmar, övertidsersättning, mertid
    = Övertid, Övertidsersättning, Övertidstimmar, Kvalificerad övertid, Enkel övertid, Mertid, Övertidstillägg`,
  bonus: `bonus, provision lön, premielön, gratifikation = Bonus, Premie, Provision, Gratifikation`,
  total_deductions: `totalt avdrag, avdrag, summa avdrag, avdrag total = Summa avdrag, Totala avdrag, Avdrag`,
  income_tax: `preliminärskatt, skatteavdrag, skatt = Preliminär skatt, Skatteavdrag, Avdragen skatt, Skatt`,
  social_security: `arbetsgivaravgift, arbetsgivaravgifter, sociala avgifter, socialavgift
    = Arbetsgivaravgift, Arbetsgivaravgifter, Sociala avgifter, Arbetsgivaravgifter och skatt?`,
  pension: `pension, tjänstepension, pensionsavsättning, pensionsavgift, pensionsbelopp, tjänstepensionspremie
    = Tjänstepension, Pension, Pensionsavsättning, Pensionsavgift, Pensionspremie, Allmän pension, Inkomstpension`,
  tax_code: `skattetabell, skattekolumn, tabell skatt
    = Skattetabell, Tabell, Skattetabell/kolumn, Tabell/kolumn, Kolumn`,
  social_security_number: `samordningsnummer, personnummer socialförsäkring
    = Personnummer, Samordningsnummer, Personnr`,
  year_to_date: `ackumulerat, hittills i år, totalt år hittills, ackumulerad lön, ackumulerad skatt
    = Ackumulerat, Hittills i år, Ack., Ackumulerad lön, Totalt i år, Hittills under året`,
  hours_worked: `arbetade timmar, antal timmar, timmar, arbetstid timmar, totalt timmar
    = Arbetade timmar, Antal timmar, Timmar, Summa timmar, Arbetstid, Tim`,
  week_ending: `vecka, veckonummer, vecka slut = Vecka, Veckonr, Vecka nr, V.`,
  leave_balance: `semesterdagar (kvar/sparade), kvarvarande semester, semester saldo, antal semesterdagar, återstående semester, semestersaldo
    = Semesterdagar, Kvarvarande semesterdagar, Semestersaldo, Sparade dagar, Betalda semesterdagar, Kvar betalda, Återstående semester`,
  hire_date: `anställningsdatum, anställd sedan, datum anställning, anställning start, tillträdesdag, anställning börjar
    = Anställningsdatum, Anställd fr.o.m., Anställd sedan, Tillträdesdag, Tillträde, Anställningens början, Anställningsdag`,
  leaving_date: `anställning slut, slutdatum anställning, datum avslutad anställning, anställd till, avgångsdatum, sista anställningsdag
    = Anställningen upphör, Sista anställningsdag, Slutdatum, Anställd t.o.m., Avgångsdatum, Avslutad`,
  supervisor: `chef (namn), närmaste chef, arbetsledare (namn), handledare (namn), ansvarig chef
    = Närmaste chef, Chef, Arbetsledare, Handledare, Ansvarig chef`,
  approved_by: `godkänd (namn), godkänt (namn), attesterad (namn), attest (namn), godkände (namn)
    = Godkänd av, Godkänt av, Attesterad av, Attest, Beslutsattest, Godkännande`,
  prepared_by: `upprättad (namn), upprättat (namn), författare (namn), sammanställd (namn), handläggare upprättat, utarbetad (namn), skrivet (namn)
    = Upprättad av, Upprättat av, Författare, Skriven av, Sammanställd av, Utfört av?, Utarbetad av`,
  checked_by: `kontrollerad (namn), granskad (namn), granskare (namn), kontrollerat (namn), verifierad (namn)
    = Granskad av, Kontrollerad av, Kontrollerat av, Granskare, Verifierad av`,
  requested_by: `beställare, beställd, begärd av, rekvirent = Beställare, Beställd av, Rekvirent, Begärd av`,
  expense_total: `totala utlägg, summa utlägg, utlägg totalt, kostnad utlägg total, ersättning utlägg
    = Summa utlägg, Totala utlägg, Att utbetala, Summa att ersätta, Totala kostnader, Summa kostnader`,
  claimant: `sökande utlägg, namn utlägg, reseräknande (namn) = Namn, Anställd, Sökande?`,
  mileage: `antal km, körsträcka, antal mil, milersättning, körda mil, körda kilometer
    = Antal km, Antal mil, Körsträcka, Milersättning, Körda mil, Km`,
  project: `projekt, projektnamn, projektets namn, projekttitel, objekt projekt
    = Projekt, Projektnamn, Projektets namn, Projekttitel, Objekt?`,
  project_number: `projektnummer, projekt nummer, arbetsordernummer, arbetsorder, uppdragsnummer, projektkod
    = Projektnummer, Projektnr, Proj.nr, Arbetsorder, Arbetsordernr, Uppdragsnummer, Uppdragsnr`,
  candidate_name: `kandidat (namn), kandidatens namn = Kandidat, Kandidatens namn, Namn?`,
  nationality: `nationalitet, medborgarskap = Medborgarskap, Nationalitet`,
  education: `utbildning, utbildningar, utbildningsnivå, högsta utbildning
    = Utbildning, Utbildningar, Högsta utbildning, Utbildningsnivå`,
  languages_spoken: `språk, språkkunskaper = Språk, Språkkunskaper, Modersmål`,
  skills: `kompetens, kompetenser, färdigheter, kunskaper = Kompetens, Färdigheter, Kunskaper, Datakunskaper`,
  work_experience: `arbetslivserfarenhet, erfarenhet, yrkeserfarenhet, anställningar
    = Arbetslivserfarenhet, Yrkeserfarenhet, Erfarenhet, Anställningar`,
  references: `referenser personer, referenspersoner = Referenser, Referenser lämnas på begäran`,
  position_applied: `sökt tjänst, tjänst söks, sökt befattning = Sökt tjänst, Söker tjänst som, Befattning`,
  expected_salary: `löneanspråk, önskad lön = Löneanspråk, Önskad lön`,
  availability: `tillgänglighet, tillgänglig från, uppsägningstid, tillträde möjligt
    = Tillgänglig från, Uppsägningstid, Kan tillträda, Tillgänglighet`,
  meeting_date: `mötesdatum, sammanträdesdatum, datum möte, möte hölls datum
    = Mötesdatum, Sammanträdesdatum, Datum för mötet, Mötesdag, Datum och tid?, Datum?`,
  meeting_place: `mötesplats, plats möte, möte hölls plats, lokal möte
    = Plats, Mötesplats, Plats för mötet, Lokal, Plats och tid?`,
  meeting_title: `möte, typ möte, rubrik möte, mötets namn, protokoll möte
    = Protokoll fört vid, Mötesprotokoll, Protokoll, Möte, Styrelsemöte, Årsmöte, Sammanträde`,
  chair: `ordförande (möte) (namn), mötesordförande (namn), ledde möte
    = Ordförande, Mötesordförande, Ordf., Mötets ordförande`,
  minute_taker: `sekreterare (möte) (namn), mötessekreterare (namn), protokollförare (namn), förde/fört/skrev protokoll (namn), protokoll fört (namn)
    = Sekreterare, Mötessekreterare, Protokollförare, Vid protokollet, Protokollfört av`,
  attendees: `närvarande (möte), deltagare (möte), deltog möte, vilka deltog möte
    = Närvarande, Deltagare, Närvarande ledamöter, Beslutande, Närvaro, Mötesdeltagare`,
  apologies: `frånvarande (möte), förhinder möte, anmält förhinder
    = Frånvarande, Anmält förhinder, Förhinder, Ej närvarande`,
  next_meeting: `nästa möte (datum), datum nästa möte
    = Nästa möte, Nästa sammanträde, Datum för nästa möte, Kommande möten`,
  start_time: `starttid, tid start (möte/evenemang), möte börjar tid, möte öppnades tid
    = Starttid, Start, Börjar kl., Börjar, Mötet öppnades, Kl. från?`,
  end_time: `sluttid, tid slut (möte/evenemang), möte avslutades tid
    = Sluttid, Slut, Slutar kl., Mötet avslutades, Avslutades kl.`,
  agenda_item: `dagordning, ärendelista, punkter dagordning, föredragningslista
    = Dagordning, Föredragningslista, Punkt, Ärende?, §`,
  action: `åtgärd, åtgärder, åtgärd att utföra, beslutad åtgärd = Åtgärd, Åtgärder, Aktivitet, Att göra`,
  responsible: `ansvarig (åtgärd) (namn), ansvarig person, ansvarar (namn)
    = Ansvarig, Ansvarig person, Ansvar, Vem?, Tilldelad`,
  deadline: `slutdatum åtgärd, senast datum, sista datum ansökan/anmälan, klart datum, deadline
    = Deadline, Klart senast, Senast den, Sista dag, Sista datum, Sista ansökningsdag, Klart`,
  recipient: `mottagare, till = Mottagare, Till, Att.`,
  sender: `avsändare = Avsändare, Från`,
  copy_to: `kopia, kopia till, cc, för kännedom = Kopia, Kopia till, Cc, För kännedom, Sändlista`,
  subject: `ämne, ärende = Ämne, Ärende, Angående, Avser?`,
  page_count: `antal sidor = Antal sidor, Sidor`,
  fax_number: `fax, faxnummer = Fax, Faxnummer, Telefax`,
  phone_number: `telefon, telefonnummer, mobil, mobilnummer
    = Telefon, Telefonnummer, Tel., Tfn, Mobil, Mobiltelefon, Mobilnummer`,
  email: `epost, epostadress, email = E-post, E-postadress, E-mail, Mejl`,
  website: `webbplats, hemsida, webbadress, internetadress
    = Webbplats, Hemsida, Webb, Internet, www, Webbadress`,
  contact_person: `kontaktperson (namn), kontakt (namn), kontakta person, kontakt namn
    = Kontaktperson, Kontakt, Handläggare, Kontaktpersonens namn, Vår referens?`,
  address: `adress, bostadsadress = Adress, Bostadsadress, Postadress, Gatuadress`,
  street: `gata namn, gatunamn, gatuadress, gatuadressen = Gatuadress, Gata, Adressrad 1`,
  city: `stad, postort = Postort, Ort, Stad`,
  state: `län, landskap, region, kommun län = Län, Region, Landskap`,
  postcode: `postnummer = Postnummer, Postnr`,
  country: `land = Land`,
  company_name: `företag, företagsnamn, företag namn = Företagsnamn, Företag, Firma, Bolag`,
  company_number: `organisationsnummer, org nummer, orgnr = Organisationsnummer, Org.nr, Orgnr, Org. nummer`,
  notes: `anmärkning, anmärkningar, övrigt, övriga upplysningar, kommentar, noteringar, meddelande
    = Anmärkning, Anmärkningar, Övrigt, Övriga upplysningar, Kommentar, Noteringar, Meddelande, Anm.`,
  status: `status, läge ärende = Status, Orderstatus, Ärendestatus`,
};
