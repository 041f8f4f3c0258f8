import type { SignInTexts } from '../sign-in-texts.ts';

export const es: SignInTexts = {
  signIn: 'Iniciar sesión',
  signOut: 'Cerrar sesión',
  signingIn: 'Iniciando sesión',
  password: 'Contraseña',
  needsScript: 'Este paso del inicio de sesión necesita JavaScript.',
  notices: {
    signedOut: 'Has cerrado la sesión.',
    formExpired: 'Este formulario estuvo abierto demasiado tiempo. Inténtalo de nuevo.',
    tooMany: 'Demasiados intentos. Inténtalo de nuevo en unos minutos.',
    wrongPassword: 'Esta contraseña no es correcta.',
    unreachable: 'No se puede acceder al servicio de inicio de sesión. Inténtalo de nuevo en un momento.',
    lost: 'Este inicio de sesión tardó demasiado o comenzó en otro navegador. Inténtalo de nuevo.',
    failed: 'No se pudo iniciar sesión. Inténtalo de nuevo.',
    linkExpired: 'El enlace que te trajo aquí ya no es válido. Inicia sesión de nuevo.',
  },
};
