/** Nouns of which there are many: one of them has a determiner wherever it stands by itself. Counted in our own texts (at least two of them with one, and hardly any without) and added to by hand; what English says with and without ("in practice", "by law") is left out. */
export const ONE_OF_MANY: ReadonlySet<string> = new Set(
  `quantity chief number course degree recording laboratory station railroad occupation abstract accelerometer account act adapter addendum address adjuster advertisement adviser afternoon agency agenda agent aide aim airfoil airline airport alarm algorithm
    alley alliance alternative ambulance amount amplifier analyst analyzer anchor anesthetist animal annex announcement anode answer antenna apartment app applicant application
    appointment apprentice approach aquifer architect archive area arm arrest artery article assignment assistant association assumption astronomer
    attempt attic attorney auction audience audit auditor author award axle bachelor backup badge bag bakery balcony ballot bank bar barge barn barrel barrier baseline basin basket bathroom
    battery beach beam bearing bed bee beetle bell belt benchmark bid bidder bill bin binder biologist bird blade blanket blog blueprint board boat boiler bolt bond bone book bookstore
    boom border borehole borrower bottle bottleneck boulder bound boundary bowl box bracelet bracket brain brake branch brand bridge brief brochure broker bronchoscope browser brush bucket
    budget bug bulb bulletin bundle burden bureau burner bush butterfly button buyer cabin cabinet cable cage cake calculator calendar calf caller camera camp campaign canal
    candidate cane canister cannon cannula cap capacitor car card career carpenter carpet carriage carrier cart cartridge case cat catalog category catheter cathode cause cave cell cemetery
    center certificate chain chair challenge chamber championship channel chapter charger chart checklist checkpoint chemist chick child chimney chip chloroplast choice circle circuit cistern
    citation citizen city claim clamp class classifier classmate classroom clause clerk client cliff clinic clinician clip clock club cluster coach coat cockpit cohort coil collaborator
    colleague collector college colony column comet commitment committee community company competitor complaint component compound compressor computer concept conclusion conductor cone
    conference conflict conservator consortium constraint consultant consumer container contaminant contract contractor contribution controller convention conversation converter conveyor
    cookbook cookie cooperative coordinate coordinator corner corridor cottage council counselor counter county couple course courthouse cow crack crane crate creek crew cricket criterion crowd
    crust cube cup curriculum curtain curve customer cutoff cutter cuvette cycle cylinder dam dashboard database dataset date daughter day daycare deadline deal dealer decade decision deck
    declaration deer defect degree deliverable dentist department departure deposit deputy derailment derivative designer desk desktop destination detector 
    developer device diagram dialogue diaphragm dictionary dietitian difference difficulty dike dimension diploma direction director disadvantage disaster disc discovery dish disorder dispatcher
    display dissertation distributor district disturbance ditch diver division dock doctor doctorate document dog dollar domain dome donor door dose dosimeter dot download downside dozen draft
    drainpipe drawback drawer drawing dress drill driver drone drug drum duck duct dynamo earthquake economist edge edition editor eel egg electrode electrolyzer electron element elephant
    elevator embankment embryo emitter employee employer encoder endeavor endpoint engine engineer enterprise entomologist envelope epidemic episode equation era escalator estimate
     event exam excavator exception executive exemption exhibit expedition experiment expert exponent exporter extractor eyelash eyelid eyepiece facility factor factory family
    fan farm farmer feather feeder fellow fellowship fence ferry festival field fight figure file film filter finding finger firefighter fireplace firm fix flag flange flap flask flaw
    fleet floor flow flower foal folder follower font footprint forecast forest forge fork form formula fort fortnight forum foundation founder fox fraction frame framework freezer friend frog
    function fund funder funnel furnace fuse galaxy gallery gap garage garden garment gasket gate gauge gene generator geologist geyser gift glacier gland glove goal goat goose government gown
    gram granary grant grape graph grave greenhouse group grower guard guardian guess guest guide guideline guitar gun gym habitat hall hammer handbook handful handle handover harbor hat hatch
    hatchery hazard header heading headline headset heater hectare helicopter helmet hen herd highway hill hinge hint history hit hive hobby hoist hole holiday homeowner honeycomb hook horn
    horse hose hospital host hotel hour house household hub hull hunter husband hut hydrant hydrologist hydrophone icon idea igniter illustration image implant impression incident incubator
    index indicator individual ingredient inhaler initiative inlet insect insecticide inspector installer institute instructor instrument insulator insurer integrator interface
    intern internship interpreter intersection interval invention inverter investor invitation invoice isotope issue item iteration jacket jar jaw job joint joist journal journey judge jug
    junction jury keeper kernel keyboard kidney kiln kilogram kilometer kind kiosk kit kitchen kite knee knife lab label laboratory ladder lake lamp landlord landmark laptop larva laser
    lathe launch lawn lawsuit lawyer leader leaf leaflet league lease ledge ledger leg legislature lemon lender lesson letter levee level lever librarian library license lid lifeguard lifetime
    ligament limit link lip list loan lobby location locksmith locomotive log login logo loom loop loudspeaker machine magazine magistrate magnet magnitude mailbox maker mall mammal man manager
    mandate mantle manual manufacturer manuscript map mare margin marina mark marker market marketer marketplace mask mast master mat matrix mattress maximum mayor meadow meal mechanic mechanism
    medal medic meeting megawatt member membrane memo mentor menu merger message meter method methodology metric microbe microchip microphone microscope middle midwife migrant migration mile
    milestone mill miner mineshaft minimum minister minority minute mirror mismatch mission misstatement mistake mite mode model modeler module molecule moment monitor monk monkey month monument
    mood moon mosquito moth mother motive motor motorcycle mouse movie muscle museum mushroom musician nail nation nebula neck needle neighbor neighborhood nerve nest network neuron newborn
    newcomer newsletter newspaper nickname node nonprofit norm nose notch note notebook novel nozzle number nurse nursery nut nutritionist object objective obligation observer obstacle
    obstetrician occasion occupation octave offer office officer official olive operator opinion opponent opportunity optician option orchard orchestra organ organism organization
    organizer origin ornament outbreak outcome outfall outlet outline outreach outsider oven overrun overview owl owner oyster pack package packet paddle page pager painter pair palette pallet
    panel parachute paragraph parameter parcel parent parish park parser part particle partner partnership party passage passenger passport password patent path pathogen pathologist pathway
    patient pattern pause paycheck payer payload peach pear pebble pedestal pedestrian peer pellet pen penny percentile performer perimeter period permit person perspective pest pesticide
    petition petitioner phantom pharmacist pharmacy phase phenomenon phoneme photo photon phrase physician physicist physiotherapist piano picture pier pig pile pill pillar pillow pilot pin
    pipeline pipette piston pit pixel plan planet plank planner plant plasmid plate platform playbook player plot plow plug plumber plume pocket podcast poem poet point pole policeman politician
    poll pollutant pond pool port portal porter portfolio portrait position possibility post postcard poster posting potter precaution prefix preprint prerequisite president price principal
     printer priority prism prison prisoner prize probe problem procedure process processor producer product profession professor profile program programmer project projector promise
    prong propeller proposal prosecutor prosthetist protocol prototype province psychiatrist psychologist publisher pulley pulse pump pupil puppet purchase purpose puzzle pylon
    qualification quarry quarter queen question questionnaire queue quiz quotation quote rabbit rack radar radiologist raft railing railroad railway ramp rancher range rat rate ratio reactor
    reader reason rebuttal recall receipt receiver receptor recipe recipient recommendation record recruiter rectangle recycler redesign reef referee referral refinement refinery refrigerator
    refugee refund region registry regulator relationship relative relay remark remedy reminder report reporter repository representative reptile request requirement rescuer researcher reservoir
    residency resident resistor resonator resource respondent response restaurant result resume retailer retina reverse reviewer rib ribbon ride rider rifle rig ring rink rinse rival
    river road robot rocket rod role roller rollout roof room rope roster rotation rotor route router row rower rule ruler rung runner runway saddle sailor salesman salon sample saw scaffold scale scammer scanner scar scenario schedule scheme scholar scholarship school schoolteacher scientist scooter score scorecard scraper screen screw screwdriver script sculptor
    sculpture seam seaport season seat seatbelt secret section sector segment seizure seller semester semiconductor seminar senator sender sensor sentence sequence servant server session set
    setting sewer shaft shareholder sheet shelf shell shelter shepherd shield shift ship shipment shipyard shirt shoe shop shortage shortcut shortfall shoulder shovel shower shrub shutdown
    shutter sibling sieve sign signal signature signer silo simulator singer sink siren sister site skeleton sketch ski skull slice slide slope slot sluice smartphone snail snake snapshot
    society socket soldier solenoid solution solvent song soprano spacecraft span spark speaker specialist specialty specification specimen spectrometer sphere spider spindle spine splint
    spokesman sponge sponsor spool spoon spot spouse spreadsheet sprinkler squid stadium stage staircase stake stall stamp standard star start statement station statistic statue stem stent
    step stethoscope stick stomach stool stop stopwatch store stork storm story stove strain strainer stranger strawberry stream street streetlight stretch strip stripe student studio
    study subfield subgroup subject submarine subset subsidiary substation substitute suburb suggestion suit suitcase suite sum summary summit sundial supervisor supplement supplier supporter
    surfboard surgeon survey survivor suture swab swamp sweater swimmer switchboard sword syllable symbol symposium symptom syndrome synonym syringe system tab table tablet tactic tag tailor
    tank tannery target task taxpayer teacher team technician technique technologist telescope teller template temple tenant tendon tent terminal territory test textbook theater theme theorem
    theory therapist thermometer thermostat thief thigh thing thorn thread threat threshold throat throttle ticket tide tie tile timeline timer timetable tire toe toilet tombstone tongue
    tool toolkit toothbrush topic tornado torso tour tournament towel tower town toxin toy trace tracker tractor tradeoff train trainee trainer trait traitor tram transcript transducer
    transformer transistor translator trap trash traveler tray treaty tree trench trend trial triangle tribe tributary trick trigger trip trolley trough trowel truck trumpet trunk tuba tube tug
    tumor tuner tunnel turbine turtle tutor tutorial twin type ulcer umbrella uncle undertaking unicorn uniform union unit university update upgrade user utility vacancy vaccine valley valve van
    variable variant vase vehicle vein vendor ventilator venture venue verb verdict version vertebra vessel vest veteran veterinarian vial victim video viewer viewpoint village villager vine
    vineyard violin visitor voltmeter vote voter voyage wafer wagon waiter waitress waiver wall wallet ward warehouse warning warrant warrior wart washer wasp watching watchman
    waterfall watershed wave way weakness weapon web website wedge week weekend weld welder well whale wheel whip whistle widow wife window wing winner wire wish wizard wolf woman word
    workbook worker workflow workforce workplace worksheet workshop worm wound wrench wrist writer yacht yard year yolk zipper zone zoo`.split(/\s+/),
)
