/** The words in the place of a page that is not there (404), that failed, or that could not be drawn at this moment. */
import { isSpanishAddress } from './es.ts'

export type FaultKind = 404 | 500 | 'busy' | 'too-complex'

type FaultWords = {
  lang: 'en' | 'es'
  home: string
  faults: Record<FaultKind, { eyebrow: string; heading: string; text: string }>
  toHome: string
  order: string
  contact: string
}

const ENGLISH: FaultWords = {
  lang: 'en',
  home: '/',
  faults: {
    404: {
      eyebrow: 'Error 404',
      heading: 'This page does not exist',
      text: 'The address may be mistyped or out of date. If it was the page of an order, we can send you its address again.',
    },
    500: { eyebrow: 'Error 500', heading: 'Something went wrong on our side', text: 'We have been notified. Nothing you sent before is lost. Please try again in a moment.' },
    busy: {
      eyebrow: 'One moment',
      heading: 'We are busier than usual right now',
      text: 'This page will try again by itself in ten seconds. If you just sent something, go back and send it again: what you typed is still there.',
    },
    'too-complex': {
      eyebrow: 'Too much at once',
      heading: 'This is too much for one page',
      text: 'Nothing you sent is lost. If you just entered a long text, go back and shorten it. If that does not help, please write to us and we will look into it.',
    },
  },
  toHome: 'Go to the home page',
  order: 'Find your order',
  contact: 'Contact us',
}

const SPANISH: FaultWords = {
  lang: 'es',
  home: '/es',
  faults: {
    404: {
      eyebrow: 'Error 404',
      heading: 'Esta página no existe',
      text: 'Es posible que la dirección esté mal escrita o ya no exista. Si era la página de un pedido, podemos enviarle su dirección de nuevo (en inglés).',
    },
    500: { eyebrow: 'Error 500', heading: 'Algo falló de nuestro lado', text: 'El fallo quedó registrado. No se perdió nada de lo que envió antes. Vuelva a intentarlo en un momento.' },
    busy: {
      eyebrow: 'Un momento',
      heading: 'Estamos atendiendo a muchas personas en este momento',
      text: 'La página se vuelve a cargar sola en diez segundos. Si acaba de enviar algo, vuelva atrás y envíelo de nuevo: lo que escribió sigue ahí.',
    },
    'too-complex': {
      eyebrow: 'Demasiado a la vez',
      heading: 'Esto requiere más trabajo del que admite una página',
      text: 'No se perdió nada de lo que envió. Si acaba de escribir un texto largo, vuelva atrás y acórtelo. Si la página sigue así, escríbanos y lo revisaremos.',
    },
  },
  toHome: 'Ir a la página de inicio',
  order: 'Buscar su pedido',
  contact: 'Escríbanos',
}

export const faultWords = (pathname: string): FaultWords => (isSpanishAddress(pathname) ? SPANISH : ENGLISH)
