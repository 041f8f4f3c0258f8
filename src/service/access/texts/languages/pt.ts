import type { SignInTexts } from '../sign-in-texts.ts';

export const pt: SignInTexts = {
  signIn: 'Entrar',
  signOut: 'Sair',
  signingIn: 'Entrando',
  password: 'Senha',
  needsScript: 'Esta etapa do acesso precisa de JavaScript.',
  notices: {
    signedOut: 'Você saiu.',
    formExpired: 'Este formulário ficou aberto por tempo demais. Tente novamente.',
    tooMany: 'Tentativas demais. Tente novamente em alguns minutos.',
    wrongPassword: 'Esta senha não está correta.',
    unreachable: 'Não foi possível acessar o serviço de autenticação. Tente novamente em instantes.',
    lost: 'Este acesso demorou demais ou começou em outro navegador. Tente novamente.',
    failed: 'Não foi possível entrar. Tente novamente.',
    linkExpired: 'O link que trouxe você até aqui não é mais válido. Entre novamente.',
  },
};
