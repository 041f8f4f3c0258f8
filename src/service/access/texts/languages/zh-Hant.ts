import type { SignInTexts } from '../sign-in-texts.ts';

export const zhHant: SignInTexts = {
  signIn: '登入',
  signOut: '登出',
  signingIn: '正在登入',
  password: '密碼',
  needsScript: '登入的這一步需要 JavaScript。',
  notices: {
    signedOut: '你已登出。',
    formExpired: '此表單開啟時間過長，請重試。',
    tooMany: '嘗試次數過多，請幾分鐘後再試。',
    wrongPassword: '密碼不正確。',
    unreachable: '無法連線至登入服務，請稍後再試。',
    lost: '此次登入用時過長，或是在其他瀏覽器中開始的，請重試。',
    failed: '登入未成功，請重試。',
    linkExpired: '帶你來到此處的連結已失效，請重新登入。',
  },
};
