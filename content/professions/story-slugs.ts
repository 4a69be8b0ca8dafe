/** The illustrative article of each profession page; the articles live in content/blog under these slugs. */
export const STORY_SLUGS = {
  '/software-engineer-it-sample': 'how-a-software-engineer-can-frame-an-endeavor',
  '/banking-finance-sample': 'how-a-banking-professional-can-frame-an-endeavor',
  '/data-scientist-analyst-sample': 'how-a-data-scientist-can-frame-an-endeavor',
  '/product-project-mgmt-sample': 'how-a-product-manager-can-frame-an-endeavor',
  '/network-electrical-engineer-sample': 'how-a-network-engineer-can-frame-an-endeavor',
  '/electro-mechanical-engineer-sample': 'how-an-electro-mechanical-engineer-can-frame-an-endeavor',
  '/chemical-engineer-sample': 'how-a-chemical-engineer-can-frame-an-endeavor',
  '/marketing-sample': 'how-a-marketer-can-frame-an-endeavor',
  '/hr-recruiter-sample': 'how-an-hr-professional-can-frame-an-endeavor',
  '/science-teacher-sample': 'how-a-science-teacher-can-frame-an-endeavor',
  '/physician-dentist-sample': 'how-a-physician-can-frame-an-endeavor',
  '/pilot-sample': 'how-a-pilot-can-frame-an-endeavor',
  '/tech-entrepreneur-sample': 'how-a-tech-founder-can-frame-an-endeavor',
} as const
