import type { SignInTexts } from '../sign-in-texts.ts';

export const tr: SignInTexts = {
  signIn: 'Oturum aç',
  signOut: 'Oturumu kapat',
  signingIn: 'Oturum açılıyor',
  password: 'Parola',
  needsScript: 'Oturum açmanın bu adımı için JavaScript gerekir.',
  notices: {
    signedOut: 'Oturumunuz kapatıldı.',
    formExpired: 'Bu form çok uzun süre açık kaldı. Lütfen yeniden deneyin.',
    tooMany: 'Çok fazla deneme yapıldı. Birkaç dakika sonra yeniden deneyin.',
    wrongPassword: 'Bu parola doğru değil.',
    unreachable: 'Oturum açma hizmetine ulaşılamıyor. Biraz sonra yeniden deneyin.',
    lost: 'Oturum açma çok uzun sürdü veya başka bir tarayıcıda başladı. Lütfen yeniden deneyin.',
    failed: 'Oturum açılamadı. Lütfen yeniden deneyin.',
    linkExpired: 'Sizi buraya getiren bağlantı artık geçerli değil. Yeniden oturum açın.',
  },
};
