import type { SignInTexts } from '../sign-in-texts.ts';

export const uz: SignInTexts = {
  signIn: 'Kirish',
  signOut: 'Chiqish',
  signingIn: 'Kirilmoqda',
  password: 'Parol',
  needsScript: 'Kirishning bu bosqichi uchun JavaScript kerak.',
  notices: {
    signedOut: 'Siz chiqdingiz.',
    formExpired: 'Bu shakl juda uzoq ochiq turdi. Qayta urinib ko‘ring.',
    tooMany: 'Urinishlar juda ko‘p. Bir necha daqiqadan so‘ng qayta urinib ko‘ring.',
    wrongPassword: 'Bu parol noto‘g‘ri.',
    unreachable: 'Kirish xizmatiga ulanib bo‘lmadi. Birozdan so‘ng qayta urinib ko‘ring.',
    lost: 'Kirish juda uzoq davom etdi yoki boshqa brauzerda boshlangan. Qayta urinib ko‘ring.',
    failed: 'Kirib bo‘lmadi. Qayta urinib ko‘ring.',
    linkExpired: 'Sizni bu yerga olib kelgan havola endi yaroqsiz. Qaytadan kiring.',
  },
};
