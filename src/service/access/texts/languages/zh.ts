import type { SignInTexts } from '../sign-in-texts.ts';

export const zh: SignInTexts = {
  signIn: '登录',
  signOut: '退出登录',
  signingIn: '正在登录',
  password: '密码',
  needsScript: '登录的这一步需要 JavaScript。',
  notices: {
    signedOut: '你已退出登录。',
    formExpired: '此表单打开时间过长，请重试。',
    tooMany: '尝试次数过多，请几分钟后再试。',
    wrongPassword: '密码不正确。',
    unreachable: '无法连接登录服务，请稍后再试。',
    lost: '此次登录用时过长，或是在其他浏览器中开始的，请重试。',
    failed: '登录未成功，请重试。',
    linkExpired: '带你来到此处的链接已失效，请重新登录。',
  },
};
