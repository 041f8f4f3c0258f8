import type { SignInTexts } from '../sign-in-texts.ts';

export const he: SignInTexts = {
  signIn: 'כניסה',
  signOut: 'יציאה',
  signingIn: 'מתבצעת כניסה',
  password: 'סיסמה',
  needsScript: 'שלב זה של הכניסה דורש JavaScript.',
  notices: {
    signedOut: 'יצאת מהחשבון.',
    formExpired: 'הטופס היה פתוח זמן רב מדי. נא לנסות שוב.',
    tooMany: 'יותר מדי ניסיונות. נא לנסות שוב בעוד כמה דקות.',
    wrongPassword: 'הסיסמה אינה נכונה.',
    unreachable: 'אין גישה לשירות הכניסה. נא לנסות שוב בעוד רגע.',
    lost: 'הכניסה ארכה זמן רב מדי או התחילה בדפדפן אחר. נא לנסות שוב.',
    failed: 'הכניסה לא הצליחה. נא לנסות שוב.',
    linkExpired: 'הקישור שהוביל לכאן כבר אינו תקף. נא להיכנס שוב.',
  },
};
