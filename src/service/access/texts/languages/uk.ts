import type { SignInTexts } from '../sign-in-texts.ts';

export const uk: SignInTexts = {
  signIn: 'Увійти',
  signOut: 'Вийти',
  signingIn: 'Виконується вхід',
  password: 'Пароль',
  needsScript: 'Для цього кроку входу потрібен JavaScript.',
  notices: {
    signedOut: 'Ви вийшли.',
    formExpired: 'Форма була відкрита надто довго. Спробуйте ще раз.',
    tooMany: 'Забагато спроб. Спробуйте ще раз за кілька хвилин.',
    wrongPassword: 'Неправильний пароль.',
    unreachable: 'Служба входу недоступна. Спробуйте ще раз трохи згодом.',
    lost: 'Вхід тривав надто довго або почався в іншому браузері. Спробуйте ще раз.',
    failed: 'Увійти не вдалося. Спробуйте ще раз.',
    linkExpired: 'Посилання, за яким ви сюди потрапили, вже не дійсне. Увійдіть ще раз.',
  },
};
