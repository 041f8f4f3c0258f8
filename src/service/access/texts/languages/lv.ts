import type { SignInTexts } from '../sign-in-texts.ts';

export const lv: SignInTexts = {
  signIn: 'Pierakstīties',
  signOut: 'Izrakstīties',
  signingIn: 'Notiek pierakstīšanās',
  password: 'Parole',
  needsScript: 'Šim pierakstīšanās solim ir nepieciešams JavaScript.',
  notices: {
    signedOut: 'Jūs esat izrakstījies.',
    formExpired: 'Šī veidlapa bija atvērta pārāk ilgi. Lūdzu, mēģiniet vēlreiz.',
    tooMany: 'Pārāk daudz mēģinājumu. Mēģiniet vēlreiz pēc dažām minūtēm.',
    wrongPassword: 'Šī parole nav pareiza.',
    unreachable: 'Pierakstīšanās pakalpojums nav sasniedzams. Pēc brīža mēģiniet vēlreiz.',
    lost: 'Pierakstīšanās ilga pārāk ilgi vai tika sākta citā pārlūkprogrammā. Lūdzu, mēģiniet vēlreiz.',
    failed: 'Pierakstīties neizdevās. Lūdzu, mēģiniet vēlreiz.',
    linkExpired: 'Saite, kas jūs šurp atveda, vairs nav derīga. Pierakstieties vēlreiz.',
  },
};
