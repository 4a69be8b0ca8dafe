/** Words of job titles that tell a field, the more specific first. */
import type { FieldKey } from '../../domain/endeavor/knowledge.ts'

export const fieldWords: readonly { field: FieldKey; words: readonly string[] }[] = [
  { field: 'scienceTeacher', words: ['teacher', 'lecturer', 'curriculum', 'instructional coach', 'stem program', 'school'] },
  { field: 'nurse', words: ['nurse', 'nursing', 'rn', 'midwife'] },
  { field: 'techEntrepreneur', words: ['founder', 'co founder', 'cofounder', 'entrepreneur', 'startup'] },
  { field: 'realEstate', words: ['real estate', 'realtor', 'property market'] },
  { field: 'staffing', words: ['staffing'] },
  { field: 'accounting', words: ['accountant', 'accounting', 'bookkeep', 'cpa', 'tax '] },
  { field: 'procurement', words: ['procurement', 'purchasing', 'sourcing', 'buyer', 'category manager'] },
  { field: 'supplyChain', words: ['supply chain', 'logistics', 'operations manager', 'operations director', 'warehouse', 'demand plan'] },
  { field: 'pilot', words: ['pilot', 'first officer', 'captain', 'flight instructor', 'cfi', 'check airman'] },
  { field: 'aeronauticalEngineer', words: ['aerospace', 'aeronaut', 'aerodynamic', 'avionics', 'flight test', 'propulsion', 'airworthiness', 'uav', 'gnc', 'stress engineer'] },
  { field: 'chemicalEngineer', words: ['chemical', 'process engineer', 'process safety', 'polymer', 'bioprocess', 'chemist', 'refinery', 'corrosion', 'water treatment', 'environmental engineer', 'materials engineer'] },
  { field: 'electromechanicalEngineer', words: ['mechatronic', 'electromechanical', 'electro mechanical', 'controls engineer', 'robotic', 'automation engineer', 'mechanical', 'manufacturing engineer', 'battery', 'powertrain', 'medical device'] },
  { field: 'networkElectricalEngineer', words: ['network engineer', 'network security engineer', 'rf engineer', 'telecom', 'electrical', 'power system', 'protection', 'substation', 'transmission', 'wireless', 'semiconductor', 'electronics', 'hardware engineer'] },
  { field: 'dataScientist', words: ['data scientist', 'applied scientist', 'machine learning scientist', 'research scientist', 'statistic', 'computational', 'ai engineer', 'quantitative researcher'] },
  { field: 'dataAnalyst', words: ['data analyst', 'business intelligence', 'bi analyst', 'reporting analyst', 'analytics engineer', 'product analyst', 'operations analyst', 'healthcare data'] },
  { field: 'productProjectManager', words: ['product manager', 'program manager', 'project manager', 'scrum', 'product owner', 'pmo', 'delivery manager', 'implementation manager'] },
  { field: 'hrRecruiter', words: ['hr', 'human resources', 'recruit', 'talent', 'people operations', 'learning and development', 'workforce', 'organizational development'] },
  { field: 'marketing', words: ['marketing', 'brand', 'seo', 'content strateg', 'communications', 'public relations', 'e commerce'] },
  { field: 'physicianDentist', words: ['physician', 'doctor', 'internist', 'pediatric', 'obstetric', 'ob gyn', 'obgyn', 'gynecolog', 'psychiatr', 'surgeon', 'dentist', 'orthodont', 'clinical researcher', 'resident'] },
  { field: 'bankingFinance', words: ['financial', 'finance', 'investment', 'credit', 'compliance', 'aml', 'audit', 'treasury', 'portfolio', 'quantitative', 'controller', 'loan', 'bank', 'risk'] },
  { field: 'it', words: ['system administrator', 'systems administrator', 'it ', 'cloud', 'network administrator', 'devops', 'database', 'information security', 'erp', 'enterprise architect', 'support', 'systems analyst'] },
  { field: 'softwareEngineer', words: ['software', 'backend', 'back end', 'full stack', 'frontend', 'developer', 'platform engineer', 'embedded', 'site reliability', 'machine learning engineer', 'mobile', 'qa', 'programmer'] },
]
