import type { SignInTexts } from '../sign-in-texts.ts';

export const ja: SignInTexts = {
  signIn: 'ログイン',
  signOut: 'ログアウト',
  signingIn: 'ログイン中',
  password: 'パスワード',
  needsScript: 'ログインのこの手順には JavaScript が必要です。',
  notices: {
    signedOut: 'ログアウトしました。',
    formExpired: 'フォームを開いてから時間が経ちすぎました。もう一度お試しください。',
    tooMany: '試行回数が多すぎます。数分待ってからもう一度お試しください。',
    wrongPassword: 'パスワードが正しくありません。',
    unreachable: 'ログインサービスに接続できません。少し待ってからもう一度お試しください。',
    lost: 'ログインに時間がかかりすぎたか、別のブラウザーで開始されています。もう一度お試しください。',
    failed: 'ログインできませんでした。もう一度お試しください。',
    linkExpired: 'ここへのリンクは無効になりました。もう一度ログインしてください。',
  },
};
