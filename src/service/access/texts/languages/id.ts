import type { SignInTexts } from '../sign-in-texts.ts';

export const id: SignInTexts = {
  signIn: 'Masuk',
  signOut: 'Keluar',
  signingIn: 'Sedang masuk',
  password: 'Kata sandi',
  needsScript: 'Langkah masuk ini memerlukan JavaScript.',
  notices: {
    signedOut: 'Anda sudah keluar.',
    formExpired: 'Formulir ini terbuka terlalu lama. Silakan coba lagi.',
    tooMany: 'Terlalu banyak percobaan. Coba lagi dalam beberapa menit.',
    wrongPassword: 'Kata sandi ini salah.',
    unreachable: 'Layanan masuk tidak dapat dihubungi. Coba lagi sebentar lagi.',
    lost: 'Proses masuk ini terlalu lama atau dimulai di peramban lain. Silakan coba lagi.',
    failed: 'Gagal masuk. Silakan coba lagi.',
    linkExpired: 'Tautan yang membawa Anda ke sini sudah tidak berlaku. Silakan masuk lagi.',
  },
};
