import { expect, it } from 'vitest'
import { composeSet, parseDraftPlan } from '../../domain/drafting/compose-set.ts'
import { readPerson } from '../../domain/person/read-person.ts'
import { draftingKnowledge as knowledge } from './all-areas.ts'

function areasOf(title: string, results: string[], degree: string, role: string): string[] {
  const lines = [
    'Mira Sample',
    title,
    '',
    'Experience',
    `${title}, Tarn Works Inc. Mar 2018 - Present`,
    ...results.map((one) => `• ${one}`),
    '',
    'Education',
    `${degree}, Ravenna State University, 2016`,
  ]
  const form = {
    userBackground: { employmentType: 'employee' as const, futureRoleFocus: role },
    userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
  }
  const composed = composeSet(readPerson([{ lines }], new Date('2026-11-22T00:00:00Z')), form, knowledge)
  return composed.kind === 'ask' ? [] : (parseDraftPlan(composed.set.plan)?.options ?? []).map(({ area }) => area)
}

/** At least three of the four; where a neighbor works on the same things, two, and one of the neighbor's. */
const LEAST = { own: 3, besideNeighbor: 2 }

const NEIGHBORS: Readonly<Record<string, readonly string[]>> = {
  'pathogen-genomics': ['genomics'],
  'board-test-engineering': ['electronics-service'],
  'boilers-and-vessels': ['mechanical'],
  'labor-migration-economics': ['economics'],
  'composite-structures': ['aerospace'],
  'clinical-pharmacist-practice': ['pharmacy'],
}

it.each<[field: string, title: string, results: string[], degree: string, role: string]>([
  [
    'computer-vision',
    'Computer Vision Researcher',
    [
      'Cut labeling by 70% with self-supervised pretraining for object detection',
      'Ran semantic segmentation at 30 frames per second on an edge device',
      'Released a benchmark for image retrieval that 40 groups use',
    ],
    'Ph.D. in Computer Science',
    'Computer vision scientist for inspection by camera',
  ],
  [
    'storage-caching',
    'Storage Systems Researcher',
    [
      'Designed a cache eviction algorithm that cut the miss ratio by 18%',
      'Lowered erasure coding overhead by 25% in a storage cluster of 900 disks',
      'Built a key-value store with 3 times less write amplification on flash',
    ],
    'Ph.D. in Computer Science',
    'Researcher in caching and storage systems',
  ],
  [
    'audio-signal',
    'Audio Signal Processing Scientist',
    ['Removed residual echo in double talk with 40% fewer lost words', 'Built a perceptual quality measure for speech enhancement', 'Designed a beamforming microphone array for 12 rooms'],
    'Ph.D. in Electrical Engineering',
    'Scientist in speech enhancement and echo cancellation',
  ],
  [
    'applied-cryptography',
    'Cryptography Engineer',
    ['Fitted a post-quantum signature into 16 kilobytes on a smart card', 'Found 4 timing side channel leaks in a cryptographic library', 'Verified a key exchange protocol with a proof assistant'],
    'Ph.D. in Computer Engineering',
    'Post-quantum cryptography engineer for embedded devices',
  ],
  [
    'molecular-simulation',
    'Computational Chemist',
    ['Ran molecular dynamics of 60 polymer membranes', 'Computed binding free energy of 200 ligands within 1 kcal', 'Trained an interatomic potential on 9,000 density functional calculations'],
    'Ph.D. in Chemistry',
    'Computational chemist in molecular simulation',
  ],
  [
    'disease-dynamics',
    'Disease Modeler',
    [
      'Mapped spillover risk of a rodent virus in 300 districts',
      'Estimated epidemiological parameters from 4,000 blood samples',
      'Simulated wildlife vaccination with an epidemic model of 12 species',
    ],
    'Ph.D. in Applied Mathematics',
    'Modeler of zoonotic spillover and outbreaks',
  ],
  [
    'surface-geochemistry',
    'Geochemist',
    ['Traced pollutant sources in a river network with 120 stream sediment samples', 'Mapped a geochemical baseline of 9 catchments', 'Measured weathering isotopes at 30 sites'],
    'Ph.D. in Geochemistry',
    'Geochemist tracing river pollution',
  ],
  [
    'developmental-cognition',
    'Developmental Psychology Researcher',
    ['Tested theory of mind in 400 preschool children', 'Compared diagnosis of autism in 150 girls and boys', 'Built a memory test for child development research'],
    'Ph.D. in Psychology',
    'Researcher in cognitive development and autism',
  ],
  [
    'labor-migration-economics',
    'Labor Economist',
    ['Estimated migration and wages in 40 labor market areas', 'Evaluated job search advice for 12,000 unemployed people', 'Measured benefit cliffs of 900 low-wage households'],
    'Ph.D. in Economics',
    'Labor economist on migration and job search',
  ],
  [
    'energy-planning',
    'Energy Systems Engineer',
    ['Optimized a waste to energy plan for 3 cities', 'Led 25 energy audits that cut fuel by 14%', 'Did techno-economic analysis of 6 heat recovery designs'],
    'M.S. in Energy Systems Engineering',
    'Energy planning engineer for cities',
  ],
  [
    'smart-buildings',
    'Digital Twin Researcher',
    ['Linked building sensors and building information models of 8 schools', 'Raised thermal comfort votes by 30% with occupant feedback', 'Wrote a building ontology used by 5 offices'],
    'Ph.D. in Building Science',
    'Researcher in smart buildings and indoor comfort',
  ],
  [
    'flow-propulsion',
    'Computational Fluid Dynamics Engineer',
    ['Validated large eddy simulation against 14 wind tunnel runs', 'Mapped combustion instability of a hydrogen burner', 'Sped up a flow solver 9 times on GPUs'],
    'Ph.D. in Aerospace Engineering',
    'Engineer in fluid dynamics and combustion',
  ],
  [
    'biosensing',
    'Biosensor Scientist',
    ['Built an electrochemical biosensor that reads serum within 8%', 'Moved a microfluidic cartridge to injection molding', 'Tested a lateral flow assay in 3 clinics'],
    'Ph.D. in Bioengineering',
    'Scientist in biosensors and point-of-care tests',
  ],
  [
    'operations-research',
    'Operations Research Scientist',
    ['Scheduled operating rooms with integer programming and cut cancellations by 20%', 'Planned vehicle routing for 80 trucks', 'Placed relief depots by stochastic programming for 30 storms'],
    'Ph.D. in Operations Research',
    'Operations research scientist for public agencies',
  ],
  [
    'automated-driving',
    'Autonomous Vehicle Engineer',
    ['Tested motion planning on 900 driving scenarios', 'Predicted pedestrian trajectories 20% better', 'Fused lidar and radar for driving in fog'],
    'M.S. in Robotics',
    'Engineer of automated driving safety',
  ],
  [
    'clinical-engineering',
    'Biomedical Equipment Engineer',
    ['Cut emergency repairs of infusion pumps by 22% with preventive maintenance', 'Installed and validated 60 patient monitors', 'Trained 9 technicians on sterilizer repair'],
    'M.S. in Biomedical Engineering',
    'Clinical engineer for hospital equipment',
  ],
  [
    'process-instrumentation',
    'Instrumentation Engineer',
    ['Specified 400 instruments for a gas treatment plant', 'Proof tested 30 safety instrumented functions', 'Led the factory acceptance test of 5 process skids'],
    'B.S. in Electrical Engineering',
    'Instrumentation engineer for gas plants',
  ],
  [
    'mineral-processing',
    'Process Metallurgist',
    ['Raised copper flotation recovery from 84% to 88%', 'Cut grinding energy by 9% in a concentrator', 'Traced rare metals in tailings of 2 plants'],
    'M.S. in Metallurgical Engineering',
    'Metallurgist in flotation',
  ],
  [
    'en-route-control',
    'En Route Air Traffic Controller',
    ['Tested the ERAM upgrade at 16 centers', 'Certified 14 trainees on radar sectors', 'Coordinated oceanic handoffs for 9 years'],
    'B.S. in Aviation',
    'En route controller testing automation',
  ],
  [
    'airline-flight-crew',
    'Airline Captain',
    ['Flew 9,000 hours on the Boeing 737', 'Trained 60 first officers in line training', 'Cut landing performance errors by half with an electronic flight bag check'],
    'B.S. in Aviation',
    'Captain and type rating instructor at a regional airline',
  ],
  [
    'hospital-medicine',
    'Hospitalist',
    ['Admitted 4,000 patients in hospital medicine', 'Cut inpatient hypoglycemia by 35%', 'Taught clinical reasoning to 60 residents'],
    'Doctor of Medicine',
    'Hospitalist in a community hospital',
  ],
  [
    'lung-critical-care',
    'Pulmonologist and Intensivist',
    ['Cut deep sedation in the intensive care unit by 30%', 'Followed 700 lung nodules', 'Treated 200 patients with interstitial lung disease'],
    'Doctor of Medicine',
    'Critical care physician',
  ],
  [
    'clinical-pharmacist-practice',
    'Clinical Pharmacist',
    ['Reconciled home medication of 3,000 admissions', 'Ran an anticoagulation clinic for 400 patients', 'Dosed vancomycin by AUC in 2 hospitals'],
    'Doctor of Pharmacy',
    'Clinical pharmacist in ambulatory care',
  ],
  [
    'composite-structures',
    'Composites Engineer',
    ['Cut porosity in autoclave cure of carbon fiber prepreg by 60%', 'Tested 90 bonded joints', 'Found delamination by ultrasonic scan in 40 laminates'],
    'M.S. in Materials Engineering',
    'Composites engineer for aircraft structures',
  ],
  [
    'seismic-structures',
    'Earthquake Engineer',
    ['Evaluated the seismic retrofit of 60 older concrete buildings', 'Ran nonlinear analysis of 12 shear wall towers', 'Placed structural health monitoring in 5 hospitals'],
    'Ph.D. in Structural Engineering',
    'Structural engineer in seismic retrofit',
  ],
  [
    'transit-planning',
    'Transit Planner',
    ['Redesigned a bus network of 40 routes', 'Calibrated a travel demand model of 3 counties', 'Raised on-time bus service from 71% to 84%'],
    'Master of Transportation Planning',
    'Transit planner for midsize cities',
  ],
  [
    'digital-chip-design',
    'ASIC Verification Engineer',
    ['Closed UVM coverage of a system on chip with 3 escapes', 'Closed timing at 1.2 GHz in 4 loops of place and route', 'Injected faults in an FPGA for space'],
    'M.S. in Electrical Engineering',
    'Chip design verification engineer',
  ],
  [
    'emergency-medicine',
    'Emergency Physician',
    ['Cut boarding in the emergency department by 2 hours', 'Taught bedside ultrasound to 80 doctors', 'Started buprenorphine for 300 patients after overdose'],
    'Doctor of Medicine',
    'Emergency physician in a rural hospital',
  ],
  [
    'nurse-practitioner-care',
    'Family Nurse Practitioner',
    ['Brought blood pressure of 500 patients to goal', 'Treated depression in 300 primary care visits', 'Precepted 20 new nurse practitioners'],
    'Doctor of Nursing Practice',
    'Nurse practitioner in a community health center',
  ],
  [
    'site-remediation',
    'Remediation Engineer',
    ['Characterized 40 brownfield sites with 900 soil samples', 'Shut down 6 pump and treat systems', 'Tested vapor intrusion in 120 homes'],
    'M.S. in Environmental Engineering',
    'Engineer in site remediation',
  ],
  [
    'pathogen-genomics',
    'Pathogen Genomics Scientist',
    ['Called 30 outbreak clusters from bacterial genomes', 'Completed metadata of 600 public plague sequences', 'Wrote a Snakemake pipeline that 5 laboratories use'],
    'Ph.D. in Microbiology',
    'Bioinformatician in pathogen genomics at a public health laboratory',
  ],
  [
    'vegetation-change',
    'Forest Ecologist',
    ['Mapped vegetation recovery after 40 fires from Landsat', 'Measured tree mortality under drought in 200 plots', 'Assessed wind disturbance of tropical forest'],
    'Ph.D. in Forest Ecology',
    'Forest ecologist using satellites',
  ],
  [
    'survey-valuation',
    'Survey Researcher',
    [
      'Estimated willingness to pay in a choice experiment with 3,000 respondents',
      'Compared synthetic respondents of a language model with 900 people',
      'Raised response rates from 12% to 19% by questionnaire design',
    ],
    'M.A. in Economics',
    'Researcher in surveys and stated preference',
  ],
  [
    'sheet-metal-tooling',
    'Tool Room Manager',
    ['Doubled punch life of 60 perforating tools', 'Programmed press brake and turret punch for sheet metal', 'Cut die change time by 70% in a stamping shop'],
    'B.S. in Mechanical Engineering',
    'Manager of punch tooling and sheet metal',
  ],
  [
    'film-and-coating',
    'Film Process Engineer',
    ['Cut gauge bands of cast film by 40%', 'Raised web handling speed by 20% without wrinkles', 'Traced streaks of a coating line with slot die'],
    'M.S. in Polymer Engineering',
    'Process engineer in film extrusion and coating',
  ],
  [
    'board-test-engineering',
    'Board Test Engineer',
    ['Wrote flying probe and in-circuit test for 40 circuit boards', 'Closed 300 RMA returns with failure analysis', 'Built a reliability lab for drop and humidity tests'],
    'M.S. in Electronics Engineering',
    'Test engineer for circuit boards',
  ],
  [
    'highway-design',
    'Highway Design Engineer',
    ['Designed horizontal and vertical alignments of 14 interchange ramps', 'Laid out 30 intersections with AutoTurn', 'Drew traffic staging of a pavement widening'],
    'B.S. in Civil Engineering',
    'Highway design engineer',
  ],
  [
    'boilers-and-vessels',
    'Boiler Engineer',
    ['Tuned burners of 40 boilers and cut fuel by 8%', 'Analyzed 60 boiler tube failures', 'Designed 12 pressure vessels to ASME Section VIII'],
    'M.S. in Mechanical Engineering',
    'Combustion engineer for boilers',
  ],
  [
    'product-launch-operations',
    'Director of Operations',
    ['Led 9 new product introductions of electromechanical equipment on time', 'Raised output 33% with cellular production', 'Cut wrong builds by half with configuration management'],
    'MBA',
    'Operations director of an equipment maker, lean and product launches',
  ],
])('%s: a %s is given the problems of that sub-field', (field, title, results, degree, role) => {
  const areas = areasOf(title, results, degree, role)
  const neighbors = NEIGHBORS[field] ?? []
  expect(areas.filter((area) => area === field).length, areas.join(' ')).toBeGreaterThanOrEqual(neighbors.length > 0 ? LEAST.besideNeighbor : LEAST.own)
  expect(areas.filter((area) => area === field || neighbors.includes(area)).length, areas.join(' ')).toBeGreaterThanOrEqual(LEAST.own)
})
