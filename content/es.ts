/**
 * The Spanish pages: all their words, their addresses and the English pages they stand for. Names of products, forms and
 * agencies stay as they are; what is quoted in English says so.
 */
import type { Product } from '../domain/pricing/price-list.ts'
import type { CopyLink, PageMeta, Paragraphs, RichText, Step } from './copy.ts'

/** A Spanish page: `english` is the address of the same page in English, or where its subject is told there. */
type SpanishMeta = PageMeta & { english: string; /** The English page says the same: search engines are told. */ sameInEnglish: boolean }

const ES_HOME_META: SpanishMeta = {
  path: '/es',
  english: '/',
  sameInEnglish: true,
  title: 'Prepare su propia petición EB-2 NIW',
  description: 'Exención por interés nacional (NIW): plantillas por profesión o un borrador de unas 30 páginas a partir de sus respuestas. Usted decide, firma y presenta.',
}
const ES_PRICES_META: SpanishMeta = {
  path: '/es/precios',
  english: '/prices',
  sameInEnglish: true,
  title: 'Precios de los paquetes EB-2 NIW',
  description: 'Precios en dólares (USD) de NIW DIY, Selfpetition AI y RFE Response: qué incluye y qué no incluye cada paquete, cuándo lo recibe y qué puede agregar.',
}
const ES_REFUNDS_META: SpanishMeta = {
  path: '/es/reembolsos',
  english: '/about#refunds',
  sameInEnglish: false,
  title: 'Reembolsos y cancelaciones',
  description: 'Cuándo puede cancelar su pedido, cuánto le devolvemos y qué pasa si nos retrasamos o si un archivo llega con defectos.',
}
const ES_GENERATOR_META: SpanishMeta = {
  path: '/es/generador',
  english: '/proposed-endeavor-generator',
  sameInEnglish: true,
  title: 'Generador de proyecto profesional NIW (“proposed endeavor”)',
  description: 'Cuatro opciones de proyecto profesional a partir de su currículum, gratis y sin crear una cuenta. Guía en español de cada pregunta del formulario.',
}

export const SPANISH_METAS: readonly SpanishMeta[] = [ES_HOME_META, ES_PRICES_META, ES_REFUNDS_META, ES_GENERATOR_META]

/** The Spanish page of an address, with or without a slash at its end. */
export const findSpanishPage = (pathname: string): SpanishMeta | null => SPANISH_METAS.find(({ path }) => path === pathname.replace(/\/+$/, '')) ?? null

export const ES_SHELL = {
  skip: 'Ir al contenido',
  home: 'inicio',
  main: 'Principal',
  menu: 'Menú',
  contact: 'Contacto',
  footer: 'Pie de página',
  english: 'English',
  links: [
    { label: 'Inicio', to: '/es' },
    { label: 'Precios', to: '/es/precios' },
    { label: 'Generador', to: '/es/generador' },
    { label: 'Reembolsos', to: '/es/reembolsos' },
  ],
  button: { label: 'Ver precios', href: '/es/precios' },
  about: 'Ayuda para redactar su propia petición EB-2 NIW (exención por interés nacional).',
  pages: 'Páginas',
  inEnglish: 'En inglés',
  englishLinks: [
    { label: 'Preguntas frecuentes', to: '/faq' },
    { label: 'Guías', to: '/blog/' },
    { label: 'Su pedido', to: '/orders' },
    { label: 'Términos de servicio (PDF)', to: '/terms-of-service.pdf' },
    { label: 'Política de privacidad (PDF)', to: '/privacy-policy.pdf' },
  ],
  notALawFirm: [
    '{brand} presta un servicio tecnológico de redacción. **No es un bufete de abogados** ni un abogado, no ejerce la abogacía y no brinda asesoría legal. No está afiliado a USCIS ni a ninguna otra agencia del gobierno.',
    'Usted decide qué presenta y es responsable del contenido final de su petición. No se promete ningún resultado. Si necesita asesoría sobre su caso, consulte a un abogado de inmigración con licencia.',
  ] satisfies Paragraphs,
  listPrice: 'Precio normal',
  currentPrice: 'Precio actual',
  /** Before an instant in words. */
  saleEnds: 'Promoción válida hasta el',
} as const

/** Whether an address belongs to the Spanish pages, also where no page stands. */
export const isSpanishAddress = (pathname: string): boolean => /^\/es(?:\/|$)/.test(pathname)

export const ES_HOME = {
  eyebrow: 'EB-2 NIW: green card por autopetición',
  heading: 'Prepare su propia petición NIW sin empezar de cero',
  paragraphs: [
    'La exención por interés nacional (NIW) le permite pedir su propia green card, sin un empleador. Le ayudamos a poner su caso por escrito.',
    'Escríbalo con plantillas para su profesión ({price.niwDiy}), o corrija un borrador de unas 30 páginas hecho a partir de sus respuestas ({price.ai}).',
  ],
  actions: [
    { label: 'Ver paquetes y precios', href: '/es/precios' },
    { label: 'Probar el generador gratuito', href: '/es/generador' },
  ] satisfies CopyLink[],
  english: {
    heading: 'Su petición estará en inglés',
    text: 'USCIS exige que todo documento en otro idioma lleve una traducción completa al inglés, certificada por quien la hizo ([8 CFR 103.2(b)(3)](https://www.ecfr.gov/current/title-8/section-103.2)). Por eso redactamos directamente en inglés. El formulario de pedido también está en inglés. Estas páginas le explican en español qué compra, cuánto cuesta en dólares de Estados Unidos (USD) y cuándo puede cancelar.',
  },
  prongs: {
    heading: 'Tres preguntas, un solo argumento',
    lead: 'El oficial de USCIS busca respuesta a tres preguntas, los tres criterios (“prongs”) de la exención. Nuestros documentos responden en ese orden.',
    cards: [
      { tone: 'pine', title: 'Por qué importa', text: 'El problema que usted va a resolver y a quiénes afecta, más allá de su empleador.' },
      { tone: 'amber', title: 'Por qué usted', text: 'La formación, los logros y el plan que demuestran que usted puede llevarlo a cabo.' },
      { tone: 'slate', title: 'Por qué prescindir de la oferta de empleo', text: 'Por qué a Estados Unidos le conviene no exigirle una oferta de empleo ni la certificación laboral.' },
    ],
  },
  products: {
    heading: 'Elija la ayuda que necesita',
    more: 'Comparar los paquetes',
  },
  steps: {
    heading: 'Cómo preparamos su borrador',
    list: [
      { title: 'Primero, sus datos', text: 'Su formulario, su currículum y sus documentos son el punto de partida. Si falta un documento, el borrador lo señala y deja el espacio en blanco.' },
      { title: 'El programa redacta, una persona revisa', text: 'Leemos cada borrador antes que usted: buscamos vacíos, datos inventados y afirmaciones sin respaldo.' },
      {
        title: 'Usted tiene la última palabra',
        text: 'Usted elige el proyecto profesional (“endeavor”) y cada argumento. Selfpetition AI incluye rondas de corrección ilimitadas. No enviamos nada al gobierno: usted firma y usted presenta.',
      },
    ] satisfies Step[],
  },
  refunds: {
    heading: 'Lea primero, decida después',
    text: 'Con Selfpetition AI puede cancelar al recibir el primer borrador, antes de elegir sus opciones y sin dar explicaciones. Le devolvemos lo que pagó menos {retainer}; al precio de hoy, {refund.ai}.',
    link: { label: 'Reembolsos y cancelaciones', href: '/es/reembolsos' },
  },
} as const

export type SpanishPackage = {
  product: Product
  title: string
  flag: string | null
  text: RichText
  price: { now: string; list: string; unit: string | null }
  includes: Paragraphs
  excludes: Paragraphs
  guarantee: RichText | null
  button: CopyLink
  addOns: { note: RichText; lines: readonly { name: string; price: RichText }[] }
}

export const ES_PACKAGES: readonly SpanishPackage[] = [
  {
    product: 'niw-diy',
    title: 'NIW DIY',
    flag: null,
    text: 'Todo lo que necesita para escribir su petición por su cuenta, preparado para su profesión.',
    price: { now: '{price.niwDiy}', list: '{price.niwDiy.list}', unit: null },
    includes: [
      'Entrega en 24 horas',
      'Carta de petición de muestra para su profesión (Formulario I-140)',
      'Case Builder para su profesión (guía de preguntas)',
      'Muestra completa (banca): carta de petición y tres cartas de recomendación',
      'Muestra (banca): cómo continúa el proyecto profesional',
      'Pasos para preparar cartas de recomendación',
      'Guía del Boletín de Visas (Visa Bulletin)',
      'Acceso a la comunidad',
    ],
    excludes: ['Redacción personalizada', 'Formularios, preparación del expediente y presentación ante USCIS'],
    guarantee: null,
    button: { label: 'Elegir NIW DIY', href: '/checkout-niw-diy' },
    addOns: {
      note: 'Incluye una profesión y un tipo de empleo.',
      lines: [
        { name: 'Segunda profesión', price: '{price.secondProfession}' },
        { name: 'Segundo tipo de empleo', price: '{price.secondEmploymentType}' },
        { name: 'Ajuste de estatus: guía con respuestas de ejemplo y paquete de muestra', price: '{price.aos}' },
        { name: 'Formularios ETA-9089 y ETA-750: guía con respuestas de ejemplo', price: '{price.forms}' },
        { name: 'Llamada de 30 minutos (no es asesoría legal)', price: '{price.consultation}' },
      ],
    },
  },
  {
    product: 'selfpetition-ai',
    title: 'Selfpetition AI',
    flag: 'El más vendido',
    text: 'Su carta de petición, redactada a partir de sus respuestas. Para cualquier profesión.',
    price: { now: '{price.ai}', list: '{price.ai.list}', unit: null },
    includes: [
      'Primer borrador en 48 horas',
      'Carta de petición a la medida, de unas 30 páginas',
      'Argumentos propuestos para que usted elija',
      'Un borrador de carta de recomendación de 3 a 4\u00a0páginas (puede agregar más)',
      'Lista de evidencia propuesta',
      'Rondas de corrección ilimitadas',
      'Acceso a la comunidad',
    ],
    excludes: ['Formularios, preparación del expediente y presentación ante USCIS'],
    guarantee: '**Garantía de satisfacción:** cancele al recibir el primer borrador y le devolvemos lo que pagó menos {retainer}.',
    button: { label: 'Elegir Selfpetition AI', href: '/checkout-selfpetition-ai' },
    addOns: {
      note: 'Incluye un borrador de carta de recomendación.',
      lines: [
        { name: 'Carta de recomendación adicional, hasta tres', price: '{price.referenceLetter} cada una' },
        { name: 'Llamada de 30 minutos (no es asesoría legal)', price: '{price.consultation}' },
        { name: 'Comentarios por escrito sobre su plan de negocios', price: '{price.businessPlan}' },
      ],
    },
  },
  {
    product: 'rfe-response',
    title: 'RFE Response',
    flag: null,
    text: 'Una respuesta a su solicitud de evidencia (RFE), punto por punto.',
    price: { now: '{price.rfeProng}', list: '{price.rfeProng.list}', unit: 'por criterio (prong)' },
    includes: [
      'Primer borrador en 48 horas',
      'Usted paga solo por los criterios (prongs) que cuestiona la notificación',
      'Redacción opcional de cartas de recomendación',
      'Lista de evidencia propuesta',
      'Rondas de corrección ilimitadas',
      'Acceso a la comunidad',
    ],
    excludes: ['Formularios, preparación del expediente y presentación ante USCIS'],
    guarantee: null,
    button: { label: 'Elegir RFE Response', href: '/checkout-rfe-response' },
    addOns: {
      note: 'Cada “prong” es uno de los tres criterios de la exención NIW. Dos cuestan {price.rfeTwoProngs}; los tres, {price.rfeThreeProngs}.',
      lines: [
        { name: 'Carta de recomendación, hasta tres', price: '{price.referenceLetter} cada una' },
        { name: 'Llamada de 30 minutos (no es asesoría legal)', price: '{price.consultation}' },
      ],
    },
  },
]

export const ES_PRICES = {
  heading: 'Precios',
  lead: 'Un precio por paquete, en dólares de Estados Unidos (USD). Agregue solo lo que quiera: no hay nada preseleccionado. El formulario de pedido, los correos electrónicos y los documentos están en inglés.',
  excludes: 'No incluye',
  addOns: 'Lo que puede agregar',
  addOnsLead: 'Se elige en el formulario de pedido. Nada de esto es obligatorio, y la promoción no se aplica a estos complementos.',
  notALawFirm: 'No somos un bufete de abogados. No damos asesoría legal. No prometemos ningún resultado. Usted es responsable de lo que presenta.',
  refunds: { label: 'Reembolsos y cancelaciones', href: '/es/reembolsos' },
} as const

export const ES_REFUNDS = {
  heading: 'Reembolsos y cancelaciones',
  lead: 'Todo claro antes de pagar. Los montos están en dólares de Estados Unidos (USD).',
  facts: [
    [
      'Selfpetition AI',
      'Lea el primer borrador y luego decida. Cuando lo reciba, y mientras no haya elegido sus opciones para el borrador completo, puede cancelar sin dar explicaciones en la página de su pedido (botón “Withdraw”). En un plazo de 10 días hábiles le devolvemos lo que pagó menos {retainer}, que retenemos por el trabajo del primer borrador. Al precio de hoy, le devolvemos {refund.ai}.',
    ],
    ['NIW DIY', 'No es reembolsable: los archivos que recibe son suyos. [Vea el contenido antes de comprar](/niw-diy) (en inglés).'],
    [
      'RFE Response',
      'No es reembolsable: empezamos a redactar a partir de la notificación que usted recibió. [Envíenosla antes de pagar](/rfe#free-evaluation) (formulario en inglés): la evaluación es gratuita.',
    ],
    ['Si nos retrasamos', 'Si pasan más de 72 horas del plazo prometido por causas ajenas a usted, puede cancelar lo que no hayamos entregado y le devolvemos lo que pagó por ello.'],
    ['Si un archivo tiene defectos', 'Lo corregimos sin costo o le devolvemos el precio de ese producto.'],
  ] satisfies [string, RichText][],
  decide:
    'Prometemos documentos y plazos de entrega. Nadie puede prometerle qué decidirá USCIS, y nosotros tampoco. Rigen los términos de servicio, en inglés; esta página es un resumen informativo en español y no los sustituye.',
  terms: { label: 'Términos de servicio, en inglés (PDF)', href: '/terms-of-service.pdf' },
  ask: '¿Tiene alguna pregunta? Escríbanos a [{email}](mailto:{email}).',
} as const

export const ES_GENERATOR = {
  eyebrow: 'Gratis, sin crear una cuenta',
  heading: 'Cuatro opciones para su proyecto profesional',
  lead: 'Su proyecto profesional (“proposed endeavor” en inglés) es el trabajo concreto que usted propone realizar en Estados Unidos: qué problema resuelve, cómo y a quién beneficia. No es su puesto ni su profesión.',
  action: { label: 'Abrir el generador (en inglés)', href: '/proposed-endeavor-generator' },
  steps: {
    heading: 'Cómo funciona',
    list: [
      { title: 'Suba su currículum', text: 'En PDF o Word, de menos de 3 MB y en inglés, con fechas, cargos y logros. Puede ocultar sus datos de contacto.' },
      { title: 'Confirme lo que leímos', text: 'El generador muestra los datos que encontró y pregunta lo que falta. Corrija lo que haga falta.' },
      { title: 'Compare cuatro opciones', text: 'Ajuste el nivel de detalle o el enfoque, copie el texto o recíbalo por correo electrónico.' },
    ] satisfies Step[],
  },
  form: {
    heading: 'Las preguntas del formulario, en español',
    lead: 'El formulario está en inglés y conviene responder en inglés: el texto retoma sus palabras.',
    rows: [
      ['Employment type', 'Cómo trabajará en Estados Unidos: como empleado, con su propio negocio o como consultor o contratista independiente.'],
      ['Intended future role and focus', 'Qué función tendrá usted y en qué problema trabajará.'],
      ['Future project', 'Un proyecto que piensa realizar: el problema, el método y quién usará el resultado.'],
      ['Niche', 'El área concreta de su campo en la que usted se especializa.'],
      ['Additional information', 'Lo que el currículum no muestra; por ejemplo, una petición anterior.'],
    ] as const,
  },
  sample: {
    heading: 'Así se ve una opción',
    text: 'El texto está en inglés, el idioma en que lo leerá el oficial de USCIS. La persona descrita es ficticia.',
  },
  data: {
    heading: 'Qué pasa con su currículum',
    text: 'Nuestro servidor lo lee y lo descarta en cuanto las opciones están listas: no lo guardamos. Su navegador sí recuerda el currículum y sus respuestas hasta que usted los borre. Los textos son borradores generados por un programa: verifique cada dato y recuerde que no determinan si usted cumple los requisitos.',
  },
} as const
