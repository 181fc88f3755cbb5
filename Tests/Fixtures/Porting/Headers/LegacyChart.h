#import <UIKit/UIKit.h>

@interface LegacyChart : UIView
- (void)reload;
@end
