import {parseConcepts} from '../parse-concepts.mjs';

/** Faits des lettres de médecins, ordonnances, universités et amendes. */
export const healthConcepts = parseConcepts(`
hospital = Hôpital|Clinique|Cabinet|Établissement de soins
  > nom de la clinique|lieu du traitement|structure médicale|maison qui soigne le patient
  > Quelle clinique a écrit ceci ?|Où le patient est-il soigné ?|Comment s'appelle le cabinet ?|Quelle structure médicale est-ce ?
insuranceNumber = N° de sécurité sociale|N° d'assuré|Numéro d'assuré|Matricule assuré
  > numéro sur la carte de santé|identifiant à l'assurance maladie|immatriculation du patient|numéro de la carte Vitale
  > Sous quel numéro le patient est-il assuré ?|Quel numéro figure sur la carte de santé ?|Comment l'assurance maladie identifie-t-elle le patient ?|Quelle est l'immatriculation du patient ?
referringDoctor = Médecin traitant|Adressé par|Médecin adresseur|Médecin correspondant
  > médecin qui envoie le patient|auteur de la demande|généraliste|docteur qui oriente
  > Qui envoie le patient ?|Quel médecin oriente le patient ?|De qui vient la demande ?|Qui l'a adressé ?
specialist = Adressé à|Spécialiste|Confrère consulté|À l'attention du Dr
  > médecin qui doit voir le patient|destinataire de la demande|expert consulté|docteur qui reçoit le patient
  > Qui doit voir le patient ?|À quel médecin est-il envoyé ?|Quel expert est consulté ?|Qui reçoit le patient ?
reasonForReferral = Motif|Motif de la demande|Question posée|Motif de consultation
  > pourquoi le patient est envoyé|ce qu'il faut éclaircir|plaintes du patient|raison de l'envoi
  > Pourquoi le patient est-il envoyé ?|Que faut-il éclaircir ?|De quoi se plaint le patient ?|Quelle est la raison de l'envoi ?
diagnosis = Diagnostic|Diagnostic principal|Diagnostic retenu|Dg
  > maladie trouvée|de quoi souffre le patient|affection|pathologie constatée
  > De quoi souffre le patient ?|Quelle maladie a été trouvée ?|Qu'a le patient ?|Quelle pathologie est constatée ?
medication = Traitement en cours|Médicaments|Traitement de sortie|Traitement habituel
  > ce que prend le patient|remèdes pris régulièrement|comprimés du patient|thérapie actuelle
  > Que prend le patient ?|Quels remèdes sont pris ?|Comment le patient est-il traité ?|Quels comprimés sont cités ?
allergies = Allergies|Allergies connues|Intolérances|Allergique à
  > ce que le patient ne supporte pas|substances à éviter|hypersensibilité|réactions connues
  > À quoi le patient est-il allergique ?|Que ne supporte-t-il pas ?|Quelles substances faut-il éviter ?|Y a-t-il une hypersensibilité ?
bloodPressure = Tension artérielle|TA|Pression artérielle|Tension
  > valeur systolique et diastolique|pression mesurée|pression du sang|mesure au bras
  > Quelle pression a été mesurée ?|La tension est de combien ?|Quelles sont les valeurs systolique et diastolique ?|Combien la mesure au bras donne-t-elle ?
urgency = Urgence|Degré d'urgence|Priorité|Délai souhaité
  > si c'est pressé|rapidité demandée|niveau de priorité|combien cela presse
  > Est-ce pressé ?|Dans quel délai faut-il le voir ?|Quel niveau est coché ?|Cela peut-il attendre ?
admissionNumber = N° de dossier|N° d'admission|IPP|N° de séjour
  > identifiant du séjour|dossier à l'hôpital|numéro du patient à la clinique|référence hospitalière
  > Quel est l'identifiant du séjour ?|Sous quel numéro est le dossier ?|Comment la clinique identifie-t-elle le patient ?|Quelle est la référence hospitalière ?
admissionDate = Admis le|Date d'admission|Entrée le|Date d'entrée
  > premier jour à l'hôpital|début du séjour|jour d'arrivée du patient|quand il a été hospitalisé
  > Quand le patient est-il entré ?|Quel jour le séjour a-t-il commencé ?|Depuis quand était-il hospitalisé ?|Quand est-il arrivé ?
dischargeDate = Sorti le|Date de sortie|Sortie le|Sortie
  > dernier jour à l'hôpital|fin du séjour|jour du retour chez soi|quand il est rentré
  > Quand le patient est-il sorti ?|Quel jour le séjour a-t-il pris fin ?|Quand a-t-il pu rentrer ?|Jusqu'à quand était-il hospitalisé ?
ward = Service|Unité de soins|Service d'hospitalisation|Unité
  > où était le patient|partie de l'hôpital|étage de soins|département médical
  > Dans quel service était le patient ?|Dans quelle partie de l'hôpital était-il ?|Où a-t-il été soigné ?|Quelle unité l'a laissé sortir ?
attendingDoctor = Médecin responsable|Médecin hospitalier|Praticien|Chef de clinique
  > docteur qui a traité|responsable du séjour|médecin de l'hôpital|qui a dirigé les soins
  > Qui a traité le patient ?|Quel docteur était responsable ?|Qui a dirigé les soins ?|Par qui a-t-il été pris en charge ?
procedure = Intervention|Acte réalisé|Opération|Geste
  > ce qui a été fait|chirurgie pratiquée|soin à l'hôpital|opération du patient
  > Qu'a-t-on opéré ?|Qu'a-t-on fait à l'hôpital ?|Quelle chirurgie a été pratiquée ?|Quel geste a eu lieu ?
followUpDate = Prochain rendez-vous|Contrôle le|Consultation de suivi|À revoir le
  > jour du contrôle|quand le patient doit revenir|date du suivi|visite suivante
  > Quand le patient doit-il revenir ?|Quel jour est le contrôle ?|Quand sera-t-il revu ?|À quelle date est le suivi ?
prescriber = Prescripteur|Médecin prescripteur|Prescrit par|Ordonnance du Dr
  > auteur de l'ordonnance|qui a prescrit|docteur qui signe l'ordonnance|nom du médecin de l'ordonnance
  > Qui a prescrit ?|De quel docteur est l'ordonnance ?|Qui est l'auteur de l'ordonnance ?|Par qui est-elle délivrée ?
medicine = Médicament|Spécialité|Produit prescrit|Rp
  > ce que donne la pharmacie|nom du remède|substance prescrite|préparation
  > Quel remède est prescrit ?|Que doit donner la pharmacie ?|Comment s'appelle le produit ?|Quelle substance est ordonnée ?
strength = Dosage|Concentration|Teneur|Dosage unitaire
  > milligrammes par comprimé|quantité de substance|force du remède|contenu par unité
  > Combien de substance contient-il ?|De quelle force est le remède ?|Combien de milligrammes par comprimé ?|Quelle est la teneur ?
dosage = Posologie|Mode d'emploi|À prendre|Prise
  > comment le prendre|combien de fois par jour|consignes de prise|rythme des prises
  > Comment faut-il le prendre ?|Combien de fois par jour ?|Quelles sont les consignes ?|Quelle quantité prendre ?
packSize = Conditionnement|Quantité|Boîte de|Quantité prescrite
  > nombre de comprimés|combien est délivré|contenu de la boîte|unités à délivrer
  > Combien faut-il délivrer ?|Combien de comprimés y a-t-il ?|Que contient la boîte ?|Quelle quantité est remise ?
refills = Renouvellements|À renouveler|Nombre de renouvellements|Renouvelable
  > combien de fois encore|répétitions permises|délivrances suivantes|fois où l'on peut revenir
  > Combien de fois peut-on le reprendre ?|Combien de répétitions sont permises ?|Peut-on revenir, et combien de fois ?|Combien de délivrances suivent ?
prescriptionDate = Date de prescription|Prescrit le|Date de l'ordonnance|Ordonnance du
  > jour de l'ordonnance|quand le médecin a prescrit|jour de la rédaction|date du remède prescrit
  > Quand est-ce prescrit ?|De quel jour est l'ordonnance ?|Quand le médecin l'a-t-il rédigée ?|À quelle date fut-elle faite ?
substitution = Substitution autorisée|Générique autorisé|Substituable|Substitution possible
  > si l'on peut donner un autre produit|remplacement permis|droit au générique|échange par la pharmacie
  > La pharmacie peut-elle changer le produit ?|Un générique est-il permis ?|Le remplacement est-il permis ?|Peut-on donner une autre marque ?
university = Université|Établissement|École|Établissement d'enseignement
  > lieu des études|nom de la faculté|où la personne étudie|institution d'enseignement
  > Quelle université délivre ceci ?|Où étudie la personne ?|Comment s'appelle l'institution ?|À quelle école est-elle inscrite ?
student = Étudiant(e)|Nom de l'étudiant|L'étudiant|Étudiant
  > personne inscrite|qui étudie|de qui sont les études|nom de l'inscrit
  > Qui étudie ?|Qui est inscrit ?|De qui sont les études ?|Quelle personne est-ce ?
studentNumber = N° étudiant|Numéro étudiant|Matricule|INE
  > numéro sur la carte d'étudiant|identifiant à l'université|code de l'inscrit|numéro de l'élève universitaire
  > Quel numéro est sur la carte d'étudiant ?|Comment l'université l'identifie-t-elle ?|Sous quel numéro est-il inscrit ?|Quel est le code de l'inscrit ?
degreeProgramme = Filière|Formation|Cursus|Spécialité d'études
  > ce qui est étudié|matière principale|domaine des études|discipline
  > Qu'est-ce qui est étudié ?|Dans quelle discipline est-il inscrit ?|Quel est le domaine des études ?|Quelle matière suit-il ?
faculty = Faculté|UFR|Département|Composante
  > partie de l'université|unité académique|école de rattachement|division universitaire
  > De quelle partie de l'université s'agit-il ?|À quelle unité est-il rattaché ?|Quelle composante est-ce ?|Où est placée la matière ?
intendedDegree = Diplôme préparé|Diplôme visé|Grade|Titre préparé
  > diplôme à la fin|but des études|titre souhaité|grade à obtenir
  > Quel titre est préparé ?|Par quoi finissent les études ?|Quel est le but des études ?|Quel grade sera obtenu ?
semester = Semestre|Année universitaire|Période|Semestre en cours
  > moitié d'année concernée|pour quelle période c'est valable|temps d'études actuel|session d'études
  > Pour quelle période est-ce valable ?|De quel semestre s'agit-il ?|Quelle moitié d'année est-ce ?|De quelle session parle-t-on ?
studySemester = Semestre d'études|Année d'études|Niveau|Semestre dans le cursus
  > avancement des études|nombre de semestres faits|combien de semestres|où en est l'étudiant
  > Où en sont les études ?|Combien de semestres sont faits ?|À quel niveau est-il ?|Quel est l'avancement ?
semesterStart = Début du semestre|Semestre du|Début des cours|Rentrée le
  > premier jour du semestre|commencement de la période|jour de la rentrée|quand commence la validité
  > Quand commence le semestre ?|Quel est le premier jour ?|À partir de quand est-ce valable ?|Quel jour est la rentrée ?
semesterEnd = Fin du semestre|Semestre au|Fin des cours|Clôture du semestre
  > dernier jour du semestre|terme de la période|quand finit la validité|clôture de la session
  > Quand finit le semestre ?|Quel est le dernier jour ?|Jusqu'à quand est-ce valable ?|Quel jour se termine la session ?
enrolledSince = Inscrit depuis le|Date d'inscription|Première inscription|Inscrit le
  > début des études|quand il a commencé|jour de l'inscription|entrée à l'université
  > Depuis quand est-il inscrit ?|Quand les études ont-elles commencé ?|Quel jour s'est-il inscrit ?|Quand est-il entré ?
studyMode = Régime d'études|Mode d'études|Régime|Type d'études
  > temps plein ou partiel|comment on étudie|rythme des études|forme des études
  > Étudie-t-il à temps plein ?|Comment étudie-t-il ?|Quel rythme a-t-il ?|Est-ce à distance ?
registrar = Scolarité|Responsable de la scolarité|Le chef de scolarité|Service de scolarité
  > qui certifie les études|personne du bureau des étudiants|agent qui délivre|responsable des inscriptions
  > Qui certifie les études ?|Qui délivre le document ?|Qui est responsable des inscriptions ?|Quelle personne du bureau est-ce ?
fineNumber = N° d'avis|N° de contravention|Avis n°|Numéro de télépaiement
  > numéro de l'amende|référence à rappeler pour payer|identifiant du procès-verbal|code du PV
  > Quel est le numéro de l'amende ?|Que faut-il rappeler pour payer ?|Quel procès-verbal est-ce ?|Comment l'amende est-elle identifiée ?
offence = Infraction|Nature de l'infraction|Motif de la contravention|Faits reprochés
  > ce que le conducteur a fait|règle enfreinte|raison de l'amende|faute commise
  > Qu'a fait le conducteur ?|Quelle règle est enfreinte ?|Pourquoi cette amende ?|Quelle est la faute ?
offenceTime = Date et heure|Constaté le|Date de l'infraction|Date et heure de l'infraction
  > quand c'est arrivé|moment de la faute|jour et heure du constat|quand la voiture fut vue
  > Quand est-ce arrivé ?|À quelle heure la voiture a-t-elle été vue ?|Quel jour était la faute ?|Quand l'a-t-on constatée ?
offencePlace = Lieu de l'infraction|Lieu|Rue|Lieu du constat
  > où c'est arrivé|place de la voiture|endroit de la faute|voie du stationnement
  > Où est-ce arrivé ?|Où était la voiture ?|Dans quelle rue ?|À quel endroit fut-elle vue ?
officerNumber = Agent|Agent n°|Matricule de l'agent|Agent verbalisateur
  > qui a verbalisé (numéro)|identifiant de l'agent|code du contrôleur|numéro du policier
  > Quel agent a verbalisé ?|Quel est le code du contrôleur ?|Sous quel numéro travaille-t-il ?|Quel est l'identifiant du policier ?
fineAmount = Montant de l'amende|Amende forfaitaire|Amende|Forfait post-stationnement
  > somme pour la faute|prix de la contravention|ce que coûte la faute|sanction à payer
  > De combien est l'amende ?|Que coûte la faute ?|Combien payer pour la contravention ?|Quelle sanction est demandée ?
reducedFine = Montant minoré|Amende minorée|Forfait minoré|Tarif réduit
  > somme en payant vite|amende avec rabais|prix plus bas|paiement rapide
  > Combien en payant vite ?|Quel est le prix plus bas ?|Que paie-t-on avec le rabais ?|De combien est la somme réduite ?
reducedUntil = Minoré jusqu'au|Paiement minoré avant le|Réduction jusqu'au|Tarif réduit jusqu'au
  > fin du rabais|dernier jour pour payer moins|délai du paiement rapide|terme de la réduction
  > Jusqu'à quand paie-t-on moins ?|Quand finit le rabais ?|Quel est le délai du paiement rapide ?|Avant quel jour est-ce réduit ?
appealUntil = Contestation avant le|Recours jusqu'au|Délai de recours|Réclamation jusqu'au
  > dernier jour pour contester|fin du droit d'opposition|quand on ne peut plus s'opposer|limite pour réclamer
  > Jusqu'à quand peut-on contester ?|Quand finit le droit d'opposition ?|Avant quel jour faut-il réclamer ?|Quelle est la limite pour s'opposer ?
`);
