import type { SignInTexts } from '../sign-in-texts.ts';

export const ko: SignInTexts = {
  signIn: '로그인',
  signOut: '로그아웃',
  signingIn: '로그인하는 중',
  password: '비밀번호',
  needsScript: '이 로그인 단계에는 JavaScript가 필요합니다.',
  notices: {
    signedOut: '로그아웃되었습니다.',
    formExpired: '양식이 너무 오래 열려 있었습니다. 다시 시도해 주세요.',
    tooMany: '시도 횟수가 너무 많습니다. 몇 분 후 다시 시도해 주세요.',
    wrongPassword: '비밀번호가 올바르지 않습니다.',
    unreachable: '로그인 서비스에 연결할 수 없습니다. 잠시 후 다시 시도해 주세요.',
    lost: '로그인이 너무 오래 걸렸거나 다른 브라우저에서 시작되었습니다. 다시 시도해 주세요.',
    failed: '로그인하지 못했습니다. 다시 시도해 주세요.',
    linkExpired: '여기로 연결된 링크가 더 이상 유효하지 않습니다. 다시 로그인해 주세요.',
  },
};
