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
  description: 'Plantillas por profesión o un borrador de unas 30 páginas hecho con sus respuestas. Usted decide cada argumento, firma y presenta la petición.',
}
const ES_PRICES_META: SpanishMeta = {
  path: '/es/precios',
  english: '/prices',
  sameInEnglish: true,
  title: 'Precios de los paquetes EB-2 NIW',
  description: 'Precios de NIW DIY, Selfpetition AI y RFE Response: qué incluye cada paquete, qué no incluye, cuándo lo recibe y qué puede añadir.',
}
const ES_REFUNDS_META: SpanishMeta = {
  path: '/es/reembolsos',
  english: '/about#refunds',
  sameInEnglish: false,
  title: 'Reembolsos y desistimiento',
  description: 'Cuándo puede desistir de su pedido, cuánto recibe de vuelta y qué pasa si nos retrasamos o si un archivo está defectuoso.',
}
const ES_GENERATOR_META: SpanishMeta = {
  path: '/es/generador',
  english: '/proposed-endeavor-generator',
  sameInEnglish: true,
  title: 'Generador gratuito de «proposed endeavor»',
  description: 'Cuatro versiones de su «proposed endeavor» a partir de su currículum, gratis y sin cuenta. Guía en español de cada pregunta del formulario.',
}

export const SPANISH_METAS: readonly SpanishMeta[] = [ES_HOME_META, ES_PRICES_META, ES_REFUNDS_META, ES_GENERATOR_META]

/** The Spanish page of an address, with or without a slash at its end. */
export const findSpanishPage = (pathname: string): SpanishMeta | null => SPANISH_METAS.find(({ path }) => path === pathname.replace(/\/+$/, '')) ?? null

export const ES_SHELL = {
  skip: 'Saltar al contenido',
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
  about: 'Ayuda para redactar su propia petición EB-2 National Interest Waiver.',
  pages: 'Páginas',
  inEnglish: 'En inglés',
  englishLinks: [
    { label: 'Preguntas frecuentes', to: '/faq' },
    { label: 'Guías', to: '/blog/' },
    { label: 'Su pedido', to: '/orders' },
    { label: 'Términos del servicio (PDF)', to: '/terms-of-service.pdf' },
    { label: 'Política de privacidad (PDF)', to: '/privacy-policy.pdf' },
  ],
  notALawFirm: [
    '{brand} presta un servicio tecnológico de redacción. **No es un bufete de abogados**, no ejerce la abogacía y no da asesoría legal. No está afiliado a USCIS ni a ninguna otra agencia del gobierno.',
    'Usted decide qué presenta y responde por el contenido final de su petición. No se promete ningún resultado. Para recibir consejo sobre su situación, consulte a un abogado de inmigración con licencia.',
  ] satisfies Paragraphs,
  listPrice: 'Precio normal',
  currentPrice: 'Precio actual',
  /** Before an instant in words. */
  saleEnds: 'Oferta válida hasta el',
} as const

export const ES_HOME = {
  eyebrow: 'EB-2 National Interest Waiver',
  heading: 'Su petición NIW, construida sobre su propia trayectoria',
  lead: 'Escríbala usted con plantillas de su profesión, o reciba en 48 horas el primer borrador hecho con sus respuestas. Usted elige cada argumento, firma y presenta.',
  actions: [
    { label: 'Ver paquetes y precios', href: '/es/precios' },
    { label: 'Probar el generador gratuito', href: '/es/generador' },
  ] satisfies CopyLink[],
  english: {
    heading: 'Su petición estará en inglés',
    text: 'USCIS pide una traducción certificada de todo documento en otro idioma ([8 CFR 103.2(b)(3)](https://www.ecfr.gov/current/title-8/section-103.2)). Por eso redactamos directamente en inglés, y también el formulario del pedido está en inglés. Estas páginas le explican en español qué compra, cuánto cuesta y cuándo puede desistir.',
  },
  prongs: {
    heading: 'Tres preguntas, un solo argumento',
    lead: 'El funcionario busca la respuesta a tres preguntas. Nuestros documentos siguen ese orden.',
    cards: [
      { tone: 'pine', title: 'Por qué importa', text: 'El problema que usted va a resolver y a quién alcanza más allá de su empleador.' },
      { tone: 'amber', title: 'Por qué usted', text: 'La formación, los resultados y el plan que lo ponen en posición de lograrlo.' },
      { tone: 'slate', title: 'Por qué sin oferta de empleo', text: 'Por qué conviene al país eximirlo de la oferta de empleo y de la certificación laboral.' },
    ],
  },
  products: {
    heading: 'Elija cuánto quiere escribir',
    more: 'Comparar los paquetes',
  },
  steps: {
    heading: 'Cómo se hace un borrador',
    list: [
      { title: 'Primero, sus datos', text: 'Su formulario, su currículum y sus documentos son el punto de partida. Donde falta una prueba, el borrador lo dice y deja el espacio abierto.' },
      { title: 'El programa redacta, una persona revisa', text: 'Leemos cada borrador antes que usted: buscamos vacíos, datos inventados y afirmaciones sin respaldo.' },
      {
        title: 'Usted tiene la última palabra',
        text: 'Usted elige el «endeavor» y cada argumento. Con Selfpetition AI las revisiones son ilimitadas. Nada sale de aquí hacia el gobierno: usted firma y usted presenta.',
      },
    ] satisfies Step[],
  },
  refunds: {
    heading: 'Lea primero, decida después',
    text: 'Con Selfpetition AI puede desistir al recibir el primer borrador, sin dar razones. Recibe lo que pagó menos {retainer}; al precio de hoy son {refund.ai}.',
    link: { label: 'Reembolsos y desistimiento', href: '/es/reembolsos' },
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
  button: CopyLink
  addOns: { note: RichText; lines: readonly { name: string; price: RichText }[] }
}

export const ES_PACKAGES: readonly SpanishPackage[] = [
  {
    product: 'niw-diy',
    title: 'NIW DIY',
    flag: null,
    text: 'Todo lo que necesita para escribirla usted, preparado para su profesión.',
    price: { now: '{price.niwDiy}', list: '{price.niwDiy.list}', unit: null },
    includes: [
      'Entrega en 24 horas',
      'Carta de presentación de muestra para el I-140 de su profesión',
      'Case Builder de su profesión',
      'Carta completa y tres cartas de recomendación de muestra (banca)',
      'Pasos para preparar cartas de recomendación',
      'Guía del Visa Bulletin',
      'Acceso a la comunidad',
    ],
    excludes: ['Redacción individual', 'Formularios, armado y presentación'],
    button: { label: 'Elegir NIW DIY', href: '/checkout-niw-diy' },
    addOns: {
      note: 'Incluye una profesión y un tipo de empleo.',
      lines: [
        { name: 'Segunda profesión', price: '{price.secondProfession}' },
        { name: 'Segundo tipo de empleo', price: '{price.secondEmploymentType}' },
        { name: 'Ajuste de estatus: guía con respuestas y paquete de muestra', price: '{price.aos}' },
        { name: 'Formularios ETA-9089 y ETA-750: guía con respuestas de muestra', price: '{price.forms}' },
        { name: 'Consulta de 30 minutos', price: '{price.consultation}' },
      ],
    },
  },
  {
    product: 'selfpetition-ai',
    title: 'Selfpetition AI',
    flag: 'El más vendido',
    text: 'Su carta de petición, redactada con sus respuestas. Para cualquier profesión.',
    price: { now: '{price.ai}', list: '{price.ai.list}', unit: null },
    includes: [
      'Primer borrador en 48 horas',
      'Carta a la medida de unas 30 páginas',
      'Opciones de argumento para elegir',
      'Un borrador de carta de recomendación de 3 a 4\u00a0páginas; puede añadir más',
      'Lista de pruebas propuesta',
      'Revisiones ilimitadas',
      'Acceso a la comunidad',
    ],
    excludes: ['Formularios, armado y presentación'],
    button: { label: 'Elegir Selfpetition AI', href: '/checkout-selfpetition-ai' },
    addOns: {
      note: 'Incluye un borrador de carta de recomendación.',
      lines: [
        { name: 'Carta de recomendación adicional, hasta tres', price: '{price.referenceLetter} cada una' },
        { name: 'Consulta de 30 minutos', price: '{price.consultation}' },
        { name: 'Revisión del plan de negocios', price: '{price.businessPlan}' },
      ],
    },
  },
  {
    product: 'rfe-response',
    title: 'RFE Response',
    flag: null,
    text: 'Una respuesta a su solicitud de pruebas (RFE), punto por punto.',
    price: { now: '{price.rfeProng}', list: '{price.rfeProng.list}', unit: 'por pregunta (prong)' },
    includes: [
      'Primer borrador en 48 horas',
      'Paga solo las preguntas que la carta plantea',
      'Redacción opcional de cartas de recomendación',
      'Lista de pruebas propuesta',
      'Revisiones ilimitadas',
      'Acceso a la comunidad',
    ],
    excludes: ['Formularios, armado y presentación'],
    button: { label: 'Elegir RFE Response', href: '/checkout-rfe-response' },
    addOns: {
      note: 'Cada «prong» es una de las tres preguntas del NIW. Dos cuestan {price.rfeTwoProngs}; las tres, {price.rfeThreeProngs}.',
      lines: [
        { name: 'Carta de recomendación, hasta tres', price: '{price.referenceLetter} cada una' },
        { name: 'Consulta de 30 minutos', price: '{price.consultation}' },
      ],
    },
  },
]

export const ES_PRICES = {
  heading: 'Precios',
  lead: 'Un precio por paquete. Añada solo lo que quiera: nada viene marcado de antemano. El formulario del pedido y los documentos están en inglés.',
  excludes: 'No incluye',
  addOns: 'Lo que puede añadir',
  addOnsLead: 'Se elige en el formulario del pedido. Nada de esto es obligatorio y la oferta no se aplica a los añadidos.',
  notALawFirm: 'No somos un bufete. No damos asesoría legal. No se promete ningún resultado. Usted responde por lo que presenta.',
  refunds: { label: 'Reembolsos y desistimiento', href: '/es/reembolsos' },
} as const

export const ES_REFUNDS = {
  heading: 'Reembolsos y desistimiento',
  lead: 'Las reglas completas, antes de que pague.',
  facts: [
    [
      'Selfpetition AI',
      'Lea el primer borrador y decida. Hasta que elija sus opciones para el borrador completo, puede desistir en la página de su pedido sin dar razones. Recibe lo que pagó menos {retainer}, en un plazo de 10 días hábiles. Al precio de hoy son {refund.ai}.',
    ],
    ['NIW DIY', 'No es reembolsable: recibe los archivos y se queda con ellos.'],
    ['RFE Response', 'No es reembolsable: la redacción parte de la carta que usted recibió. Envíenosla antes de pagar: la evaluación es gratuita.'],
    ['Si nos retrasamos', 'Si incumplimos un plazo prometido por más de 72 horas y la causa no es suya, puede cancelar lo que no se entregó y recuperar lo que pagó por ello.'],
    ['Si un archivo está defectuoso', 'Lo corregimos sin costo o le devolvemos el precio de ese artículo.'],
  ] satisfies [string, RichText][],
  decide:
    'Prometemos documentos y plazos de entrega. Nadie puede prometer una decisión, y nosotros tampoco. Deciden los términos del servicio en inglés; esta página es una traducción para su comodidad.',
  terms: { label: 'Términos del servicio, en inglés (PDF)', href: '/terms-of-service.pdf' },
  ask: 'Escríbanos a [{email}](mailto:{email}).',
} as const

export const ES_GENERATOR = {
  eyebrow: 'Gratis y sin cuenta',
  heading: 'Cuatro versiones de su «proposed endeavor»',
  lead: 'El «proposed endeavor» es el trabajo concreto que usted propone hacer en Estados Unidos: un problema, un método y quién se beneficia. No es su puesto ni su profesión.',
  action: { label: 'Abrir el generador (en inglés)', href: '/proposed-endeavor-generator' },
  steps: {
    heading: 'Cómo funciona',
    list: [
      { title: 'Suba su currículum', text: 'En PDF o Word, de menos de 3 MB y en inglés, con fechas, cargos y resultados. Puede tapar sus datos de contacto.' },
      { title: 'Confirme lo que leímos', text: 'El generador muestra los datos que encontró y pregunta lo que falta. Corrija lo que no sea exacto.' },
      { title: 'Compare cuatro opciones', text: 'Ajuste el nivel de detalle o el enfoque, copie el texto o recíbalo por correo electrónico.' },
    ] satisfies Step[],
  },
  form: {
    heading: 'Las preguntas del formulario, en español',
    lead: 'El formulario está en inglés, y en inglés conviene responder: sus palabras pasan al texto.',
    rows: [
      ['Employment type', 'Cómo hará el trabajo en Estados Unidos: como empleado, empresario o consultor.'],
      ['Intended future role and focus', 'Qué hará usted mismo y sobre qué problema.'],
      ['Future project', 'Un proyecto que planea: el problema, el método y quién usará el resultado.'],
      ['Niche', 'La parte precisa de su campo que domina.'],
      ['Additional information', 'Lo que el currículum no muestra; por ejemplo, una petición anterior.'],
    ] as const,
  },
  sample: {
    heading: 'Así se ve una opción',
    text: 'El texto queda en inglés, como lo leerá el funcionario. Esta persona es ficticia.',
  },
  data: {
    heading: 'Qué pasa con su currículum',
    text: 'Se lee en la memoria del servidor y se descarta cuando las opciones están listas. No lo guardamos. Los textos son borradores hechos por un programa: compruebe cada dato, y recuerde que no dicen si usted cumple los requisitos.',
  },
} as const
