import type { SignInTexts } from '../sign-in-texts.ts';

export const vi: SignInTexts = {
  signIn: 'Đăng nhập',
  signOut: 'Đăng xuất',
  signingIn: 'Đang đăng nhập',
  password: 'Mật khẩu',
  needsScript: 'Bước đăng nhập này cần JavaScript.',
  notices: {
    signedOut: 'Bạn đã đăng xuất.',
    formExpired: 'Biểu mẫu này đã mở quá lâu. Vui lòng thử lại.',
    tooMany: 'Quá nhiều lần thử. Vui lòng thử lại sau vài phút.',
    wrongPassword: 'Mật khẩu này không đúng.',
    unreachable: 'Không kết nối được với dịch vụ đăng nhập. Vui lòng thử lại sau giây lát.',
    lost: 'Lần đăng nhập này mất quá nhiều thời gian hoặc đã bắt đầu trong trình duyệt khác. Vui lòng thử lại.',
    failed: 'Đăng nhập không thành công. Vui lòng thử lại.',
    linkExpired: 'Liên kết đưa bạn đến đây không còn hiệu lực. Vui lòng đăng nhập lại.',
  },
};
